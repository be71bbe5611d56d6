import * as z from 'zod/mini'
import type { Entity, Input, Patch } from './entity.ts'
import type { Field, PeriodInput } from './field.ts'
import type { Problems } from './problem.ts'
import { problemText, problemTexts } from './problem.ts'
import type { Text } from './text.ts'

type Read = { value: unknown } | { problem: Text[] }

/** Facts that the checks of single values need: the day of the server's clock, `YYYY-MM-DD` in Europe/Berlin. */
export type InputFacts = { today: string }

/**
 * Reads the body of a POST: every writable field with its value, its default where it is missing.
 * A field with a problem has its blank value in `input`, so that rules can be asked in the same request.
 */
export function readInput<E extends Entity>(entity: E, body: object, facts: InputFacts): { input: Input<E>; problems: Problems } {
  return readFields(entity, body, facts, (field) => (field.required ? { problem: [problemTexts.required] } : { value: field.initial }))
}

/** Reads the body of a PATCH: the writable fields that were sent, and no others. */
export function readPatch<E extends Entity>(entity: E, body: object, facts: InputFacts): { input: Patch<E>; problems: Problems } {
  return readFields(entity, body, facts, () => null)
}

function readFields<T>(
  entity: Entity,
  body: object,
  facts: InputFacts,
  missing: (field: Field) => Read | null,
): { input: T; problems: Problems } {
  const input: Record<string, unknown> = {}
  const problems: Problems = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.readOnly) continue
    const given = Object.hasOwn(body, name) ? (body as Record<string, unknown>)[name] : undefined
    const read = given === undefined ? missing(field) : readValue(field, given, facts)
    if (!read) continue
    if ('problem' in read) problems[name] = read.problem
    input[name] = 'problem' in read ? (field.blank ?? field.initial ?? null) : read.value
  }
  return { input: input as T, problems } // each value passed its own field's schema, which is what T lists
}

/** Reads one value; also used by the browser, so that both refuse the same with the same words. */
export function readValue(field: Field, given: unknown, { today }: InputFacts): Read {
  if (isEmpty(field, given)) {
    if (field.required) return { problem: [problemTexts.required] }
    const isRefused = field.blank === undefined || (given === null && field.kind === 'words') // words are emptied by an empty list
    return isRefused ? { problem: [problemTexts.not_null] } : { value: field.blank }
  }
  const parsed = z.safeParse(field.schema, given)
  if (!parsed.success) return { problem: parsed.error.issues.map(issueText) }
  if (field.bound === 'not_after_today' && String(parsed.data) > today) return { problem: [problemTexts.after_today] }
  return { value: parsed.data }
}

function isEmpty(field: Field, given: unknown): boolean {
  if (given === null) return true
  if (typeof given === 'string')
    return given === '' || (field.required && field.kind !== 'long_text' && field.kind !== 'secret' && given.trim() === '')
  if (field.kind === 'ref') return typeof given === 'object' && !Array.isArray(given) && isEmptyRef(given)
  return field.kind === 'refs' && field.required && Array.isArray(given) && given.length === 0
}

const isEmptyRef = (given: object) => !('id' in given) || given.id === null || given.id === ''

function issueText(issue: z.core.$ZodIssue): Text {
  const limit = 'maximum' in issue ? issue.maximum : 'minimum' in issue ? issue.minimum : undefined
  return problemText(issue.message, limit as number | bigint | undefined)
}

/** Lays a patch over what is stored; a period keeps the bound that was not sent. */
export function mergePatch<E extends Entity>(stored: Input<E>, patch: Patch<E>): Input<E> {
  const merged: Record<string, unknown> = { ...stored }
  for (const [name, value] of Object.entries(patch)) {
    merged[name] = isPeriod(value) ? { ...(merged[name] as PeriodInput), ...value } : value
  }
  return merged as Input<E>
}

const isPeriod = (value: unknown): value is PeriodInput =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('id' in value)

/** Refuses what only the merged record shows: a period without a start or that ends before it, a locked field that differs. */
export function refuseMerged<E extends Entity>(entity: E, merged: Input<E>, stored?: Input<E>): Problems {
  const problems: Problems = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = (merged as Record<string, unknown>)[name]
    if (field.kind === 'period' && !field.readOnly) {
      const problem = refusePeriod(value as PeriodInput | undefined)
      if (problem) problems[name] = [problem]
    }
    if (field.locked && stored && !sameValue(value, (stored as Record<string, unknown>)[name])) problems[name] = [problemTexts.locked]
  }
  return problems
}

function refusePeriod(period: PeriodInput | null | undefined): Text | null {
  if (!period?.lower) return problemTexts.required
  return period.upper && period.upper < period.lower ? problemTexts.ends_before_start : null
}

/** Equal after normalising: the order of references and the keys of an object say nothing. */
export function sameValue(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).toSorted().join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  return `{${Object.entries(value)
    .filter(([, part]) => part !== undefined && part !== null)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, part]) => `${key}:${canonical(part)}`)
    .join()}}`
}

/** A stored record as the input that would write it: references by id, periods by their bounds. */
export function inputOf<E extends Entity>(entity: E, record: object): Input<E> {
  const stored = record as Record<string, unknown>
  const input: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(entity.fields))
    if (!field.readOnly && field.kind !== 'secret') input[name] = asInput(field, stored[name])
  return input as Input<E>
}

function asInput(field: Field, value: unknown): unknown {
  if (field.kind === 'ref') return value === null ? null : { id: (value as { id: number }).id }
  if (field.kind === 'refs') return (value as { id: number }[]).map(({ id }) => ({ id }))
  if (field.kind === 'period' && value) return { lower: (value as PeriodInput).lower, upper: (value as PeriodInput).upper }
  return value
}
