import * as z from 'zod/mini'
import { availability } from './availability.ts'
import type { Employee } from './employee.ts'
import { employee, employeeList } from './employee.ts'
import * as filter from './filter.ts'
import { findingLevels } from './judge-level.ts'
import type { Page } from './list.ts'
import { defineList } from './list.ts'
import { matchPartCodes } from './match-weight.ts'
import type { Vacancy } from './vacancy.ts'
import { vacancy, vacancyList } from './vacancy.ts'

/** Below a vacancy, an employee or an applicant: `GET /vacancies/{id}/matches`. */
export const matchPath = 'matches'

/** How well an employee and a vacancy match, and why: docs/rules/matching.md. */
export const match = z.object({
  /** From 0 to 100; null: ruled out. */
  score: z.nullable(z.number()),
  /** The components of the score: `value` from 0 to 1. */
  parts: z.array(z.object({ code: z.enum(matchPartCodes), weight: z.number(), value: z.number(), text: z.string() })),
  /** Why the employee is ruled out. */
  exclusions: z.array(z.object({ code: z.string(), text: z.string() })),
  distance_km: z.nullable(z.number()),
  /** Of the employee, or of the vacancy. */
  availability: z.nullable(availability),
  findings_level: z.nullable(z.enum(findingLevels)),
})
export type Match = z.output<typeof match>
export type EmployeeMatch = Match & { employee: Employee }
export type VacancyMatch = Match & { vacancy: Vacancy }

/** What must be known about an applicant before vacancies can be ranked. */
export const missingPlace = ['postal_code'] as const
export type ApplicantMatches = Page<VacancyMatch> & { missing: (typeof missingPlace)[number][] }

/** Whether the list ends with those who are ruled out. */
export const withExcluded = { excluded: filter.flag() }

const { candidates_for_vacancy__id: _vacancy, ...employeeFilters } = employeeList.filters

/** Possible employees for a vacancy, filtered like all lists of employees and sorted by score. */
export const employeeMatchList = defineList(employee, {
  filters: employeeFilters,
  sorts: ['id'],
  defaultSort: 'id',
  context: { for_date: filter.day() },
})

/** Possible vacancies for an employee or applicant, filtered like all lists of vacancies. */
export const vacancyMatchList = defineList(vacancy, {
  filters: vacancyList.filters,
  sorts: ['id'],
  defaultSort: 'id',
  context: { for_date: filter.day() },
})
