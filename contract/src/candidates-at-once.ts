import * as z from 'zod/mini'
import { candidate, candidateAsked } from './candidate.ts'
import { choice, optionalChoice } from './choice-field.ts'
import type { Form, Input } from './entity.ts'
import { refs } from './reference-field.ts'

/** Most candidates that one call adds or changes. */
export const maxAtOnce = 500

/**
 * `POST /candidates/many`: adds each of `pairs` as a call of its own would, all of them in one undo group. With a source the history lines
 * say who led that list and who was chosen from it.
 */
export const candidatesMany = {
  name: 'candidates_many',
  path: 'many',
  fields: { source: optionalChoice(['matches', 'proposal']) },
} satisfies Form & { name: string; path: string }

/** The note of a history line, as JSON: ids of the vacancy's top ten, and of those chosen. */
export type ChoiceNote = { source: CandidateSource; top: number[]; chosen: number[] }
export type CandidateSource = NonNullable<Input<typeof candidatesMany>['source']>

export const candidatePair = {
  name: 'candidate_pair',
  fields: { vacancy: candidate.fields.vacancy, employee: candidate.fields.employee },
} satisfies Form & { name: string }

/** Why one of many was refused, as a call of its own would say; absent: it was not. */
const errors = z.optional(z.union([z.record(z.string(), z.array(z.string())), z.array(z.string())]))

/** The result for each pair, in their order; an unreadable id is null. */
export const addedCandidates = z.object({
  results: z.array(z.object({ vacancy: z.nullable(z.number()), employee: z.nullable(z.number()), id: z.optional(z.number()), errors })),
})
export type AddedCandidates = z.output<typeof addedCandidates>

const those = { candidates: refs('candidate', { required: true }) }

/** `POST /candidates/asked-many`: notes for several what `candidateAsked` notes for one. */
export const candidatesAsked = {
  name: 'candidates_asked',
  path: 'asked-many',
  fields: { ...those, ...candidateAsked.fields },
} satisfies Form & { name: string; path: string }

/** `POST /candidates/rejected-many`: rejects them on behalf of `who`. */
export const candidatesRejected = {
  name: 'candidates_rejected',
  path: 'rejected-many',
  fields: { ...those, who: choice(['employee', 'facility'], { required: true }) },
} satisfies Form & { name: string; path: string }

/** The result for each candidate, in their order. */
export const changedCandidates = z.object({ results: z.array(z.object({ id: z.number(), errors })) })
export type ChangedCandidates = z.output<typeof changedCandidates>
