// Days as consecutive numbers, which makes counting over many years fast. All are midnights in UTC, so every day is equally long.

export const dayCount = (day: string): number => Date.parse(day) / dayLength

export const dayOfCount = (count: number): string => new Date(count * dayLength).toISOString().slice(0, 10)

const dayLength = 86_400_000

/**
 * The last day of `months` months that begin on a day, §§ 187 Abs. 2, 188 Abs. 2 and 3 BGB: the day before the same day number in the last
 * month, or its last day if it lacks that number. With no months, the day before.
 */
export function endOfMonths(first: number, months: number): number {
  const begin = new Date(first * dayLength)
  const [year, month, day] = [begin.getUTCFullYear(), begin.getUTCMonth() + months, begin.getUTCDate()]
  return Math.min(Date.UTC(year, month, day - 1), Date.UTC(year, month + 1, 0)) / dayLength
}

/** The whole months from the first to the last day, and the days left over. */
export function monthsAndDays(first: number, last: number): { months: number; days: number } {
  const [begin, end] = [new Date(first * dayLength), new Date(last * dayLength)]
  const most = (end.getUTCFullYear() - begin.getUTCFullYear()) * 12 + end.getUTCMonth() - begin.getUTCMonth() + 1
  let months = Math.max(0, most)
  while (endOfMonths(first, months) > last) months--
  return { months, days: last - endOfMonths(first, months) }
}
