import type { BoardBar } from '@kasack/contract/board.ts'
import { dayFrom } from '@kasack/contract/range.ts'
import { getHolidays } from 'feiertagejs'
import { daysBetween } from '../../shared/language/format.ts'
import type { BoardQuestion } from './span.ts'

type DayWindow = Pick<BoardQuestion, 'from' | 'to'>
type Region = Parameters<typeof getHolidays>[1]

/** How many days are seen. */
export const dayCountOf = ({ from, to }: DayWindow): number => daysBetween(from, to) + 1

/** Where days lie, in percent of what is seen; what begins before it or ends after it is cut. */
export function placeOf({ lower, upper }: Pick<BoardBar, 'lower' | 'upper'>, seen: DayWindow) {
  const count = dayCountOf(seen)
  const first = Math.max(0, daysBetween(seen.from, lower))
  const last = upper === null ? count : Math.min(count, daysBetween(seen.from, upper) + 1)
  return {
    left: (100 * first) / count,
    width: (100 * Math.max(0, last - first)) / count,
    beginsBefore: lower < seen.from,
    endsAfter: upper === null || upper > seen.to,
  }
}

/** A part of the head: a week, a month or a day, so many days long. */
export type Part = { from: string; days: number }

/** The parts of what is seen that begin where `begins` says; the first one may have begun before. */
export function partsOf(seen: DayWindow, begins: (day: string) => boolean): Part[] {
  const parts: Part[] = []
  for (let day = seen.from; day <= seen.to; day = dayFrom(day, 1)) {
    const last = parts.at(-1)
    if (last && !begins(day)) last.days++
    else parts.push({ from: day, days: 1 })
  }
  return parts
}

export const beginsMonth = (day: string): boolean => day.endsWith('-01')
export const beginsWeek = (day: string): boolean => new Date(day).getUTCDay() === 1
export const isWeekend = (day: string): boolean => new Date(day).getUTCDay() % 6 === 0

export type Holiday = { day: string; name: string }

/** The bank holidays of a federal state in these days; without a state those of the whole country. */
export function holidaysIn({ from, to }: DayWindow, state: string | null): Holiday[] {
  const region = (state ?? 'BUND') as Region // the wire's codes are the library's
  const years = [...new Set([from.slice(0, 4), to.slice(0, 4)])]
  return years
    .flatMap((year) => getHolidays(year, region)) // to ask for day after day took seconds
    .map((holiday) => ({ day: holiday.dateString, name: holiday.translate('de') ?? '' }))
    .filter(({ day }) => from <= day && day <= to)
}

/** The state that all of them share; null: they share none, or it is not known. */
export const commonState = (rows: readonly { federal_state: string | null }[]): string | null => {
  const [first, ...others] = new Set(rows.map(({ federal_state }) => federal_state))
  return others.length === 0 ? (first ?? null) : null
}

type Layers = { backgroundImage: string; backgroundSize: string; backgroundPosition: string; backgroundRepeat: string }

/** What lies behind the days of rows, by federal state: weeks with their weekends, and a layer for each holiday. */
export const backgroundsOf = (rows: readonly { federal_state: string | null }[], seen: DayWindow): Map<string | null, Layers> =>
  new Map([...new Set(rows.map(({ federal_state }) => federal_state))].map((state) => [state, layersOf(seen, state)]))

function layersOf(seen: DayWindow, state: string | null): Layers {
  const count = dayCountOf(seen)
  const holidays = holidaysIn(seen, state).map(({ day }) => daysBetween(seen.from, day))
  const layers = [
    ...holidays.map((at) => ({
      image: 'linear-gradient(var(--k-board-holiday), var(--k-board-holiday))',
      size: `${100 / count}% 100%`,
      position: `${(100 * at) / (count - 1)}% 0`,
      repeat: 'no-repeat',
    })),
    { image: 'var(--k-board-weeks)', size: `${700 / count}% 100%`, position: '0 0', repeat: 'repeat' },
  ]
  const all = (part: keyof (typeof layers)[number]) => layers.map((layer) => layer[part]).join(', ')
  return {
    backgroundImage: all('image'),
    backgroundSize: all('size'),
    backgroundPosition: all('position'),
    backgroundRepeat: all('repeat'),
  }
}
