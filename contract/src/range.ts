// Ranges of days, docs/rules/ranges.md. Days are `YYYY-MM-DD`, which compare as strings.

/** Both ends are included; null: open at that end. */
export type DayRange = { lower: string | null; upper: string | null }

/** A range as written: a missing bound changes nothing. */
export type BoundsInput = { lower?: string | undefined; upper?: string | null | undefined }

export const contains = (range: DayRange, day: string): boolean => startsBy(range, day) && !ended(range, day)

/** They share a day. */
export const overlaps = (a: DayRange, b: DayRange): boolean =>
  (b.upper === null || startsBy(a, b.upper)) && (b.lower === null || !ended(a, b.lower))

/** Its last day is over; never true without an end. */
export const ended = ({ upper }: DayRange, today: string): boolean => upper !== null && upper < today

const startsBy = ({ lower }: DayRange, day: string): boolean => lower === null || lower <= day

/** It would end before it starts, and so contains no day. */
export const endsBeforeStart = ({ lower, upper }: DayRange): boolean => lower !== null && upper !== null && upper < lower

/** Applies the sent bounds to the stored ones; before any was given the start is `''` and the end null. */
export const mergeBounds = (stored: { lower: string; upper: string | null } | undefined, { lower, upper }: BoundsInput) => ({
  lower: lower ?? stored?.lower ?? '',
  upper: upper === undefined ? (stored?.upper ?? null) : upper,
})

/** The day `days` after another, or before it if negative. */
export const dayFrom = (day: string, days: number): string => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

const dayLength = 86_400_000

export function endOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** Every day of `inner` is a day of `outer`. */
export const isWithin = (inner: DayRange, outer: DayRange): boolean =>
  (outer.lower === null || (inner.lower !== null && outer.lower <= inner.lower)) &&
  (outer.upper === null || (inner.upper !== null && inner.upper <= outer.upper))

/** The days they share; null: none. */
export function sharedDays(a: DayRange, b: DayRange): DayRange | null {
  if (!overlaps(a, b)) return null
  const lower = a.lower === null || (b.lower !== null && b.lower > a.lower) ? b.lower : a.lower
  const upper = a.upper === null || (b.upper !== null && b.upper < a.upper) ? b.upper : a.upper
  return { lower, upper }
}

/** The days of a range outside another one: before it, and after it. */
export function without(range: DayRange, other: DayRange): DayRange[] {
  const before = other.lower === null ? null : sharedDays(range, { lower: null, upper: dayFrom(other.lower, -1) })
  const after = other.upper === null ? null : sharedDays(range, { lower: dayFrom(other.upper, 1), upper: null })
  return [before, after].filter((one) => one !== null)
}

/** Every day of the range is in one of the others. */
export const covers = (others: readonly DayRange[], range: DayRange): boolean => uncovered(others, range).length === 0

/** The days of the range that are in none of the others. */
export const uncovered = (others: readonly DayRange[], range: DayRange): DayRange[] =>
  others.reduce((left: DayRange[], other) => left.flatMap((one) => without(one, other)), [range])
