import * as z from 'zod/mini'
import { candidate } from './candidate.ts'
import type { Form } from './entity.ts'
import { match } from './match-list.ts'
import { refs } from './reference-field.ts'
import { plainRef } from './shared-shape.ts'

// Who is proposed for which of several vacancies, so that as many positions as possible are filled: docs/rules/assignments.md.

export const assignmentsPath = 'assignments'

/**
 * `POST /assignments/propose`: it changes nothing. Without employees all active ones are asked; `locked` are pairs that stay as they are,
 * `without` pairs that are not to be proposed.
 */
export const assignmentQuestion = {
  name: 'assignment_question',
  path: 'propose',
  fields: { vacancies: refs('vacancy', { required: true }), employees: refs('employee') },
} satisfies Form & { name: string; path: string }

/** Of a pair that stays, and of one that is left out. */
export const lockedPair = {
  name: 'locked_pair',
  fields: { vacancy: candidate.fields.vacancy, employee: candidate.fields.employee },
} satisfies Form & { name: string }

/** So many vacancies are asked about, so many pairs are weighed, so long is looked for the best plan, and so many are told who came nearest. */
export const mostAssigned = { vacancies: 200, pairs: 20_000, seconds: 10, nearest: 5 }

/** Somebody for a vacancy, and why: parts and distance are those of `matches`. */
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

/** Somebody who came near, and what keeps her from it. */
const nearMiss = z.object({ employee: z.number(), exclusions: match.shape.exclusions })

/** Why nobody is looked for. */
export const leftOutCodes = ['paused', 'closed', 'over', 'full'] as const

/** Pairs, vacancies and employees come in the order of their ids, a pair by its vacancy first. */
export const assignments = z.object({
  pairs: z.array(assignedPair),
  /** How many of all positions are filled; the locked ones count. */
  filled: z.number(),
  total: z.number(),
  /** No plan fills more positions, none as many with a higher sum of scores. */
  proven: z.boolean(),
  unfilled: z.array(z.object({ vacancy: z.number(), positions: z.number(), nearest: z.array(nearMiss) })),
  /** Vacancies that take no part. */
  left_out: z.array(z.object({ vacancy: z.number(), code: z.enum(leftOutCodes), text: z.string() })),
  /** Everybody and everything that is named above. */
  employees: z.array(plainRef),
  vacancies: z.array(
    z.extend(plainRef, {
      facility: plainRef,
      date_range: z.object({ lower: z.string(), upper: z.nullable(z.string()), bounds: z.literal('[]') }),
    }),
  ),
})
export type Assignments = z.output<typeof assignments>
