import type { Text } from '@kasack/contract/text.ts'
import type { ManipulateType } from 'dayjs'
import dayjs from 'dayjs'
import { wireFormat } from '../shared/language/format.ts'
import { isWorkingDay, workingDayFrom } from '../shared/language/working-day.ts'
import { texts } from './texts.ts'

const distances = [
  { key: '1', label: texts.quick_today, count: 0, unit: 'day' },
  { key: '2', label: texts.quick_next, count: 1, unit: 'day' },
  { key: '3', label: texts.quick_week, count: 1, unit: 'week' },
  { key: '4', label: texts.quick_two_weeks, count: 2, unit: 'week' },
  { key: '5', label: texts.quick_month, count: 1, unit: 'month' },
] as const satisfies { key: string; count: number; unit: ManipulateType; label: Text }[]

/**
 * The usual days for the next call, each with its key, moved to working days in the facility's federal state. Today is offered only if it
 * is a working day; the other keys do not change without it.
 */
export const quickDays = (today: string, state: string | null): { key: string; label: Text; day: string }[] =>
  distances
    .filter(({ count }) => count > 0 || isWorkingDay(today, state))
    .map(({ key, label, count, unit }) => ({
      key,
      label,
      day: workingDayFrom(dayjs(today).add(count, unit).format(wireFormat.day), state),
    }))
