import type { BoardBar } from '@kasack/contract/board.ts'
import { dayFrom } from '@kasack/contract/range.ts'
import { getHolidays } from 'feiertagejs'
import { daysBetween } from '../../shared/language/format.ts'
import type { BoardQuestion } from './span.ts'

type DayWindow = Pick<BoardQuestion, 'from' | 'to'>
type Region = Parameters<typeof getHolidays>[1]

/** The number of visible days. */
export const dayCountOf = ({ from, to }: DayWindow): number => daysBetween(from, to) + 1

/** Position in percent of the visible days; cut at both ends. */
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

/** A segment of the head: a week, a month or a day; `days` is its length. */
export type Part = { from: string; days: number }

/** Splits the visible days where `begins` is true; the first part may have begun earlier. */
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

/** Public holidays within these days in a federal state; without a state, the nationwide ones. */
export function holidaysIn({ from, to }: DayWindow, state: string | null): Holiday[] {
  const region = (state ?? 'BUND') as Region // the API uses the library's codes
  const years = [...new Set([from.slice(0, 4), to.slice(0, 4)])]
  return years
    .flatMap((year) => getHolidays(year, region)) // per year, since asking for each day took seconds
    .map((holiday) => ({ day: holiday.dateString, name: holiday.translate('de') ?? '' }))
    .filter(({ day }) => from <= day && day <= to)
}

/** The federal state shared by all rows; null if they differ or it is unknown. */
export const commonState = (rows: readonly { federal_state: string | null }[]): string | null => {
  const [first, ...others] = new Set(rows.map(({ federal_state }) => federal_state))
  return others.length === 0 ? (first ?? null) : null
}

type Layers = { backgroundImage: string; backgroundSize: string; backgroundPosition: string; backgroundRepeat: string }

/** Row backgrounds by federal state: weeks with their weekends, and a layer per holiday. */
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
