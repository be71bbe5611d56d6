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

/** How well somebody fits, and why: docs/rules/matching.md. */
export const match = z.object({
  /** From 0 to 100; null: ruled out. */
  score: z.nullable(z.number()),
  /** What the score is made of: `value` from 0 to 1. */
  parts: z.array(z.object({ code: z.enum(matchPartCodes), weight: z.number(), value: z.number(), text: z.string() })),
  /** Why she is ruled out. */
  exclusions: z.array(z.object({ code: z.string(), text: z.string() })),
  distance_km: z.nullable(z.number()),
  /** Of the employee, or of the vacancy. */
  availability: z.nullable(availability),
  findings_level: z.nullable(z.enum(findingLevels)),
})
export type Match = z.output<typeof match>
export type EmployeeMatch = Match & { employee: Employee }
export type VacancyMatch = Match & { vacancy: Vacancy }

/** What must be known of an applicant before she is ranked. */
export const missingPlace = ['postal_code'] as const
export type ApplicantMatches = Page<VacancyMatch> & { missing: (typeof missingPlace)[number][] }

/** Whether whoever is ruled out stands at the end. */
export const withExcluded = { excluded: filter.flag() }

const { candidates_for_vacancy__id: _vacancy, ...employeeFilters } = employeeList.filters

/** Those who might go to a vacancy, narrowed as all lists of employees are; the order is that of their scores. */
export const employeeMatchList = defineList(employee, {
  filters: employeeFilters,
  sorts: ['id'],
  defaultSort: 'id',
  context: { for_date: filter.day() },
})

/** The vacancies where somebody might go, narrowed as all lists of vacancies are. */
export const vacancyMatchList = defineList(vacancy, {
  filters: vacancyList.filters,
  sorts: ['id'],
  defaultSort: 'id',
  context: { for_date: filter.day() },
})
