import { dayFrom } from '@kasack/contract/range.ts'
import { formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { useToday } from '../shared/program/use-today.ts'
import type { TableQuestion } from '../shared/table/list-table.ts'
import { texts } from './texts.ts'

const ahead = [30, 60, 90]

/** Filters for clocks that end soon in one click. It sets the last-day filter, chip included. */
export function LeasingClockViews({ asked: { applied, dispatch } }: { asked: TableQuestion }) {
  const t = useText()
  const today = useToday()
  const chosen = applied['last_day__lte'] ?? null
  const choose = (value: string | null) => dispatch({ type: 'filter', key: 'last_day__lte', value })
  return (
    <div className="k-quick" role="group" aria-label={t(texts.ending)}>
      <button type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
        {t(texts.all)}
      </button>
      <span className="k-label">{t(texts.ending)}</span>
      {ahead.map((days) => {
        const day = dayFrom(today, days)
        return (
          <button key={days} type="button" aria-pressed={chosen === day} onClick={() => choose(day)}>
            {t(texts.days_to_go, { count: formatInteger(days) })}
          </button>
        )
      })}
    </div>
  )
}
