import { mayViewBookings } from '@kasack/contract/availability.ts'
import { useMay } from '../shared/session/permission.ts'
import { QuickPeriods } from '../shared/table/filter/QuickPeriods.tsx'
import type { TableQuestion } from '../shared/table/list-table.ts'
import { pickerFilters } from './CandidatePickerColumns.tsx'
import type { Days } from './rules.ts'
import { freeName } from './rules.ts'

type Props = Pick<TableQuestion, 'applied' | 'dispatch'> & { days: Days }

/** Toggles the filter for employees free on these days; hidden from readers who may not see bookings. */
export function CandidateFree({ days, applied, dispatch }: Props) {
  const may = useMay()
  if (!may(mayViewBookings)) return null
  const { free } = pickerFilters
  const periods = [{ name: freeName(days), days: { from: days.lower, to: days.upper } }]
  return <QuickPeriods filter={free} periods={periods} value={applied[free.key] ?? null} dispatch={dispatch} />
}
