import * as z from 'zod/mini'
import { candidate } from './candidate.ts'
import type { Form } from './entity.ts'
import { match } from './match-list.ts'
import { refs } from './reference-field.ts'
import { plainRef } from './shared-shape.ts'

// Proposes employees for several vacancies so that as many positions as possible are filled: docs/rules/assignments.md.

export const assignmentsPath = 'assignments'

/**
 * `POST /assignments/propose` changes nothing. Without employees it considers all active ones; `locked` pairs stay as they are, `without`
 * pairs are not proposed.
 */
export const assignmentRequest = {
  name: 'assignment_question',
  path: 'propose',
  fields: { vacancies: refs('vacancy', { required: true }), employees: refs('employee') },
} satisfies Form & { name: string; path: string }

/** A pair that stays, or one that is left out. */
export const lockedPair = {
  name: 'locked_pair',
  fields: { vacancy: candidate.fields.vacancy, employee: candidate.fields.employee },
} satisfies Form & { name: string }

/** Most vacancies per call, most pairs, seconds spent on finding the best plan, and near misses per vacancy. */
export const assignmentLimits = { vacancies: 200, pairs: 20_000, seconds: 10, nearest: 5 }

/** A proposed pair, and why; parts and distance are those of `matches`. */
const assignedPair = z.object({
  vacancy: z.number(),
  employee: z.number(),
  score: z.number(),
  locked: z.boolean(),
  parts: match.shape.parts,
  distance_km: match.shape.distance_km,
  findings_level: match.shape.findings_level,
})
export type AssignedPair = z.output<typeof assignedPair>

/** An employee who came close, and what rules them out. */
const nearMiss = z.object({ employee: z.number(), exclusions: match.shape.exclusions })

/** Why a vacancy takes no part. */
export const leftOutCodes = ['paused', 'closed', 'over', 'full'] as const

/** Pairs, vacancies and employees are ordered by id, pairs by vacancy first. */
export const assignments = z.object({
  pairs: z.array(assignedPair),
  /** Positions filled in all vacancies, locked pairs included. */
  filled: z.number(),
  total: z.number(),
  /** No plan fills more positions, and none that fills as many has a higher sum of scores. */
  proven: z.boolean(),
  unfilled: z.array(z.object({ vacancy: z.number(), positions: z.number(), nearest: z.array(nearMiss) })),
  /** Vacancies that take no part. */
  left_out: z.array(z.object({ vacancy: z.number(), code: z.enum(leftOutCodes), text: z.string() })),
  /** All employees and vacancies named above. */
  employees: z.array(plainRef),
  vacancies: z.array(
    z.extend(plainRef, {
      facility: plainRef,
      date_range: z.object({ lower: z.string(), upper: z.nullable(z.string()), bounds: z.literal('[]') }),
    }),
  ),
})
export type Assignments = z.output<typeof assignments>
