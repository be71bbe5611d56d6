// Ranges of days, docs/rules/ranges.md. Days are `YYYY-MM-DD`, which compare as texts.

/** Both ends belong to it; null: open at that end. */
export type DayRange = { lower: string | null; upper: string | null }

/** A range as it is written: a bound that is left out says nothing. */
export type BoundsInput = { lower?: string | undefined; upper?: string | null | undefined }

export const contains = (range: DayRange, day: string): boolean => startsBy(range, day) && !ended(range, day)

/** They have a day in common. */
export const overlaps = (a: DayRange, b: DayRange): boolean =>
  (b.upper === null || startsBy(a, b.upper)) && (b.lower === null || !ended(a, b.lower))

/** Its last day is over. What has no end never has. */
export const ended = ({ upper }: DayRange, today: string): boolean => upper !== null && upper < today

const startsBy = ({ lower }: DayRange, day: string): boolean => lower === null || lower <= day

/** It would end before it starts, and so have no day at all. */
export const endsBeforeStart = ({ lower, upper }: DayRange): boolean => lower !== null && upper !== null && upper < lower

/** Lays the bounds that were sent over those that are stored; there is no start (`''`) and no end before one was given. */
export const mergeBounds = (stored: { lower: string; upper: string | null } | undefined, { lower, upper }: BoundsInput) => ({
  lower: lower ?? stored?.lower ?? '',
  upper: upper === undefined ? (stored?.upper ?? null) : upper,
})
