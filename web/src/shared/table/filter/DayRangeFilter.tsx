import { isDay } from '@kasack/contract/value.ts'
import { t } from '../../language/i18n.ts'
import { DayPicker } from '../../part/DayPicker.tsx'
import type { FilterControlProps } from '../question/table-filter.ts'
import { FilterProblem } from './FilterProblem.tsx'
import { texts } from './texts.ts'

const isWrong = (day: string | null) => day !== null && !isDay(day)

/** From one day to another, both inclusive; either end may be open. Invalid days and ranges stay, with the reason. */
export function DayRangeFilter({ filter, value, onChange }: FilterControlProps<'rangePicker'>) {
  const { from = null, to = null } = value ?? {}
  const choose = (range: { from: string | null; to: string | null }) => onChange(range.from || range.to ? range : null)
  const isMistyped = isWrong(from) || isWrong(to)
  const isReversed = !isMistyped && from !== null && to !== null && from > to
  const named = (end: string, wrong: boolean) => ({ 'aria-label': `${t(filter.label)}, ${end}`, 'aria-invalid': wrong })
  return (
    <>
      <div className="k-days">
        <DayPicker
          aria={named(t(texts.day_from), isWrong(from))}
          placeholder={t(texts.day_from)}
          value={from}
          isWrong={isWrong(from)}
          onChange={(day) => choose({ from: day, to })}
        />
        <DayPicker
          aria={named(t(texts.day_to), isWrong(to) || isReversed)}
          placeholder={t(texts.day_to)}
          value={to}
          since={from}
          isWrong={isWrong(to) || isReversed}
          onChange={(day) => choose({ from, to: day })}
        />
      </div>
      {(isMistyped || isReversed) && <FilterProblem text={isMistyped ? texts.no_day : texts.days_reversed} />}
    </>
  )
}
