import { isDay } from '@kasack/contract/value.ts'
import { t } from '../../language/i18n.ts'
import { DayPicker } from '../../part/DayPicker.tsx'
import type { FilterControlProps } from '../question/table-filter.ts'
import { FilterProblem } from './FilterProblem.tsx'
import { texts } from './texts.ts'

/** A day; one that is none stays as it was typed, with the reason why it finds nothing. */
export function DayFilter({ filter, value, onChange }: FilterControlProps<'datePicker'>) {
  const isWrong = value !== null && !isDay(value)
  return (
    <>
      <DayPicker
        aria={{ 'aria-label': t(filter.label), 'aria-invalid': isWrong }}
        placeholder={t(filter.label)}
        value={value}
        isWrong={isWrong}
        onChange={onChange}
      />
      {isWrong && <FilterProblem text={texts.no_day} />}
    </>
  )
}
