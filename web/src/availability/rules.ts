import type { Week } from '@kasack/contract/availability.ts'
import { spanFrom } from '@kasack/contract/availability.ts'
import dayjs from 'dayjs'
import { formatDay, formatInteger, wireFormat } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import type { AvailabilityOf } from './texts.ts'
import { fillWords, texts } from './texts.ts'

/** `KW 51 (14.12.–20.12.2026): teilweise besetzt, 3 von 8`. */
export function describeWeek({ week, start, end, fill, count, positions }: Week, of: AvailabilityOf): string {
  const word = t(fillWords[of][fill])
  const isCounted = of === 'positions' && fill !== 'not-included'
  const told = isCounted ? t(texts.taken_of, { fill: word, count: formatInteger(count), positions: formatInteger(positions) }) : word
  return t(texts.week, { week, from: formatDay(start).slice(0, 6), to: formatDay(end), fill: told })
}

/** How high a week is filled in percent, so that *partly* never looks empty or full. */
export const fillLevel = ({ count, positions }: Pick<Week, 'count' | 'positions'>): number =>
  Math.min(70, Math.max(30, Math.round((100 * count) / Math.max(1, positions))))

/** The periods for which it is asked most who is free. Weeks run from Monday to Sunday, the current one from today. */
export function freePeriods(today: string) {
  const monday = spanFrom(today).lower
  return [
    { name: t(texts.today), days: { from: today, to: today } },
    { name: t(texts.this_week), days: { from: today, to: inDays(monday, 6) } },
    { name: t(texts.next_week), days: { from: inDays(monday, 7), to: inDays(monday, 13) } },
    { name: t(texts.in_two_weeks), days: { from: inDays(monday, 14), to: inDays(monday, 20) } },
    { name: t(texts.four_weeks), days: { from: today, to: inDays(today, 27) } },
  ]
}

const inDays = (day: string, count: number): string => dayjs(day).add(count, 'day').format(wireFormat.day)
