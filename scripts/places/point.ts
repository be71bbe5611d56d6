export type Point = { latitude: number; longitude: number }

export type WeightedPoint = { point: Point; weight: number }

/** The centre of points, each as heavy as its weight. There is at least one, and one that weighs something. */
export function centre(all: WeightedPoint[]): Point {
  const total = all.reduce((sum, { weight }) => sum + weight, 0)
  const along = (axis: keyof Point) => all.reduce((sum, { point, weight }) => sum + point[axis] * weight, 0) / total
  return { latitude: along('latitude'), longitude: along('longitude') }
}

/** Between two points, so much of the way from the first to the second. */
export const between = (one: Point, other: Point, share: number): Point =>
  centre([
    { point: one, weight: 1 - share },
    { point: other, weight: share },
  ])

/** Where half of the points lie on each side: a few that are far off do not move it. */
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

/** The value that so much of all values lie below. */
export const quantile = (values: number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)]!

/** Great-circle distance, R = 6371 km. */
export function kilometres(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const shrunk = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return 2 * 6371 * Math.asin(Math.sqrt(half(one.latitude, other.latitude) + shrunk * half(one.longitude, other.longitude)))
}
