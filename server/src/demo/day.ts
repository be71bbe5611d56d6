import { integer, type Random } from './random.ts'

const day = 24 * 60 * 60 * 1000

/** A moment in office hours, so many days before `today` (YYYY-MM-DD), or on the Friday before if that is a weekend; as on the wire, in UTC. */
export function officeMoment(random: Random, today: string, daysAgo: number): string {
  const midnight = Date.parse(`${today}T00:00:00Z`) - daysAgo * day
  const weekday = new Date(midnight).getUTCDay()
  const sinceFriday = weekday === 0 ? 2 : weekday === 6 ? 1 : 0
  const secondOfDay = integer(random, 6 * 3600, 15 * 3600)
  return new Date(midnight - sinceFriday * day + secondOfDay * 1000).toISOString().replace('.000Z', '.000000Z')
}
