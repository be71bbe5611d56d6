import * as z from 'zod/mini'
import { plainRef } from './shared-shape.ts'

/** The fields of a point, in this order; one answer holds all of an agency's points and names the fields once. */
export const pointFields = [
  'id',
  'name',
  'latitude',
  'longitude',
  // Postal code and town.
  'place',
  // Facility type of a facility, exam of an employee.
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

/** The fields of an open vacancy, in this order. It lies at its facility, one of those in the answer. */
export const vacancyPointFields = [
  'id',
  'name',
  'facility',
  'vacancy_type',
  'exams',
  'date_lower',
  'date_upper',
  // Positions not booked.
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
 * All facilities and employees with coordinates, and the open vacancies of these facilities that are not over. Employees are null for
 * readers who may not see them. A `trade` is null or one of the facility types or exams.
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
