import { circle } from '@turf/circle'
import type { Circle } from './pin.ts'

/** A circle of 64 points on the globe, closed by repeating the first. */
export const circleAround = ({ longitude, latitude, radius }: Circle) =>
  circle([longitude, latitude], radius, { steps: 64, units: 'kilometers' })
