/** A point in a 100 by 100 picture, from its top left corner. */
export type Point = { x: number; y: number }

/** Evenly spaced points, with 0 at the bottom and `top` at the top. */
export const pointsOf = (values: readonly number[], top: number): Point[] =>
  values.map((value, index) => ({
    x: hundredths((index / Math.max(values.length - 1, 1)) * 100),
    y: hundredths(100 - (value / top) * 100),
  }))

export const pathOf = (points: readonly Point[]): string => points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** Dots as zero-length strokes, which stay round when the picture is stretched. */
export const dotsOf = (points: readonly Point[]): string => points.map(({ x, y }) => `M${x} ${y}h0`).join('')

/** A round number, at least as large as any value, whose half is an integer. */
export function topOf(values: readonly number[]): number {
  const half = Math.max(...values, 2) / 2
  const size = 10 ** Math.floor(Math.log10(half))
  const steps = size >= 10 ? [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10] : [1, 2, 3, 4, 5, 6, 7, 8, 10]
  return 2 * steps.find((step) => step * size >= half)! * size
}

/** The first of the largest values. */
export const indexOfMost = (values: readonly number[]): number => values.indexOf(Math.max(...values))

const hundredths = (value: number): number => Math.round(value * 100) / 100
