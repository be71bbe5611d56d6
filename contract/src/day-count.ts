// Days as numbers, one more for each day: what is counted over many years counts faster so. Midnights in UTC, none longer than another.

export const dayCount = (day: string): number => Date.parse(day) / dayLength

export const dayOfCount = (count: number): string => new Date(count * dayLength).toISOString().slice(0, 10)

const dayLength = 86_400_000

/**
 * The last of so many months that begin on a day, §§ 187 Abs. 2, 188 Abs. 2 and 3 BGB: the day before the one of the same number in
 * the last month; where that month lacks the number, its last day. No month: the day before.
 */
export function endOfMonths(first: number, months: number): number {
  const begin = new Date(first * dayLength)
  const [year, month, day] = [begin.getUTCFullYear(), begin.getUTCMonth() + months, begin.getUTCDate()]
  return Math.min(Date.UTC(year, month, day - 1), Date.UTC(year, month + 1, 0)) / dayLength
}

/** From the first to the last day: the most whole months, and the days that are left. */
export function monthsAndDays(first: number, last: number): { months: number; days: number } {
  const [begin, end] = [new Date(first * dayLength), new Date(last * dayLength)]
  const most = (end.getUTCFullYear() - begin.getUTCFullYear()) * 12 + end.getUTCMonth() - begin.getUTCMonth() + 1
  let months = Math.max(0, most)
  while (endOfMonths(first, months) > last) months--
  return { months, days: last - endOfMonths(first, months) }
}
