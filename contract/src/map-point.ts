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

/** What the point of an open vacancy says, in this order. It lies where its facility does, which is one of those named. */
export const vacancyPointFields = [
  'id',
  'name',
  'facility',
  'vacancy_type',
  'exams',
  'date_lower',
  'date_upper',
  // How many positions nobody is booked for.
  'positions_left',
] as const

const vacancyPoint = z.tuple([
  z.number(),
  z.string(),
  z.number(),
  z.number(),
  z.array(z.number()),
  z.string(),
  z.nullable(z.string()),
  z.number(),
])

/**
 * All facilities and employees with coordinates, and what is vacant at these facilities: open vacancies that are not over.
 * Employees are null for who may not see them. Where `trade` is an id it is one of those named.
 */
export const mapPoints = z.object({
  fields: z.array(z.enum(pointFields)),
  facility_types: z.array(plainRef),
  exams: z.array(plainRef),
  facilities: z.array(point),
  employees: z.nullable(z.array(point)),
  vacancy_types: z.array(plainRef),
  vacancy_fields: z.array(z.enum(vacancyPointFields)),
  vacancies: z.array(vacancyPoint),
})
export type MapPoints = z.output<typeof mapPoints>
