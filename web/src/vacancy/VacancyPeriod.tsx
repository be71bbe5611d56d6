import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { formatPeriod, formatRelativeDay, formatShortDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { phaseOf } from './rules.ts'
import { texts } from './texts.ts'

/** The period, and below it when it begins or ends relative to today. */
export function VacancyPeriod({ vacancy: { date_range } }: { vacancy: Vacancy }) {
  return <TwoLines first={<span className="k-line">{formatPeriod(date_range)}</span>} second={useStanding(date_range)} />
}

/** When the period begins or ends, relative to today; for an open-ended one, since when it runs. */
export function useStanding({ lower, upper, ...period }: Vacancy['date_range']): string {
  const t = useText()
  const today = useToday()
  const phase = phaseOf({ lower, upper, ...period }, today)
  if (phase === 'to come') return t(texts.begins, { when: formatRelativeDay(lower, today) })
  if (upper === null) return t(texts.running, { day: formatShortDay(lower) })
  return t(phase === 'over' ? texts.ended : texts.last_days, { when: formatRelativeDay(upper, today) })
}
