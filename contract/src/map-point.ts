import * as z from 'zod/mini'
import { plainRef } from './shared-shape.ts'

/** What a point says, in this order; all of an agency's points are one answer, and its names are said once. */
export const pointFields = [
  'id',
  'name',
  'latitude',
  'longitude',
  // Postal code and town of the point.
  'place',
  // The facility type of a facility, the exam of an employee.
  'trade',
  'federal_state',
  'is_active',
  'is_approximate',
] as const

const point = z.tuple([
  z.number(),
  z.string(),
  z.number(),
  z.number(),
  z.string(),
  z.nullable(z.number()),
  z.nullable(z.string()),
  z.boolean(),
  z.boolean(),
])
export type Point = z.output<typeof point>

/** All facilities and employees with coordinates; employees are null for who may not see them. Where `trade` is an id it is one of those named. */
export const mapPoints = z.object({
  fields: z.array(z.enum(pointFields)),
  facility_types: z.array(plainRef),
  exams: z.array(plainRef),
  facilities: z.array(point),
  employees: z.nullable(z.array(point)),
})
export type MapPoints = z.output<typeof mapPoints>
