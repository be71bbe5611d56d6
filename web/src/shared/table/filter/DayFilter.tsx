import { isDay } from '@kasack/contract/value.ts'
import { t } from '../../language/i18n.ts'
import { DayPicker } from '../../part/DayPicker.tsx'
import type { FilterControlProps } from '../question/table-filter.ts'
import { FilterProblem } from './FilterProblem.tsx'
import { texts } from './texts.ts'

/** A day; invalid text stays as typed, with the reason. Filters without a chip show their context in the field itself. */
export function DayFilter({ filter, value, onChange }: FilterControlProps<'datePicker'>) {
  const isWrong = value !== null && !isDay(value)
  const { context } = filter
  return (
    <>
      <DayPicker
        aria={{ 'aria-label': t(filter.label), 'aria-invalid': isWrong }}
        placeholder={t(filter.label)}
        value={value}
        isWrong={isWrong}
        around={context && value !== null && !isWrong ? { before: t(context.before), after: context.after(value) } : undefined}
        onChange={onChange}
      />
      {isWrong && <FilterProblem text={texts.no_day} />}
    </>
  )
}
