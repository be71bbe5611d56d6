export type Point = { latitude: number; longitude: number }

export type WeightedPoint = { point: Point; weight: number }

/** The weighted centre of points. At least one must have a weight. */
export function centre(all: WeightedPoint[]): Point {
  const total = all.reduce((sum, { weight }) => sum + weight, 0)
  const along = (axis: keyof Point) => all.reduce((sum, { point, weight }) => sum + point[axis] * weight, 0) / total
  return { latitude: along('latitude'), longitude: along('longitude') }
}

/** A point between two, at that share of the way from the first to the second. */
export const between = (one: Point, other: Point, share: number): Point =>
  centre([
    { point: one, weight: 1 - share },
    { point: other, weight: share },
  ])

/** The median of the points, which outliers do not move. */
export const middle = (points: Point[]): Point => ({
  latitude: quantile(
    points.map((point) => point.latitude),
    0.5,
  ),
  longitude: quantile(
    points.map((point) => point.longitude),
    0.5,
  ),
})

/** The value below which that share of the values lies. */
export const quantile = (values: number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)]!

/** Great-circle distance, R = 6371 km. */
export function kilometres(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const shrunk = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return 2 * 6371 * Math.asin(Math.sqrt(half(one.latitude, other.latitude) + shrunk * half(one.longitude, other.longitude)))
}
