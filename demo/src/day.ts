import { integer, type Random } from './random.ts'

const day = 24 * 60 * 60 * 1000

/** A moment in office hours `daysAgo` days before `today` (YYYY-MM-DD), on a weekend the Friday before; in wire format, in UTC. */
export function officeMoment(random: Random, today: string, daysAgo: number): string {
  const midnight = Date.parse(`${today}T00:00:00Z`) - daysAgo * day
  const weekday = new Date(midnight).getUTCDay()
  const sinceFriday = weekday === 0 ? 2 : weekday === 6 ? 1 : 0
  return officeMomentOn(random, dayText(midnight - sinceFriday * day))
}

/** A moment in office hours on that day (YYYY-MM-DD). */
export function officeMomentOn(random: Random, date: string): string {
  const secondOfDay = integer(random, 6 * 3600, 15 * 3600)
  return new Date(Date.parse(`${date}T00:00:00Z`) + secondOfDay * 1000).toISOString().replace('.000Z', '.000000Z')
}

/** The day `distance` working days after `today` (YYYY-MM-DD), before it if negative; at 0 `today` itself, even on a weekend. */
export function workday(today: string, distance: number): string {
  const step = Math.sign(distance) * day
  let moment = Date.parse(`${today}T00:00:00Z`)
  for (let left = Math.abs(distance); left > 0;) {
    moment += step
    if (![0, 6].includes(new Date(moment).getUTCDay())) left--
  }
  return dayText(moment)
}

export const daysAfter = (date: string, days: number): string => dayText(Date.parse(`${date}T00:00:00Z`) + days * day)

/** Days from a moment to `today`. */
export const daysSince = (moment: string, today: string): number =>
  Math.round((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${moment.slice(0, 10)}T00:00:00Z`)) / day)

/** The Monday after that day. */
export const mondayAfter = (date: string): string => daysAfter(date, 8 - (weekdayOf(date) || 7))

/** 12.10. */
export const shortDay = (date: string): string => `${date.slice(8, 10)}.${date.slice(5, 7)}.`

/** Mo 12.10. */
export const namedDay = (date: string): string => `${['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'][weekdayOf(date)]} ${shortDay(date)}`

/** The ISO 8601 week number. */
export function weekOf(date: string): number {
  const thursday = daysAfter(date, 4 - (weekdayOf(date) || 7))
  return Math.ceil((daysSince(`${thursday.slice(0, 4)}-01-01`, thursday) + 1) / 7)
}

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

const dayText = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
