import * as z from 'zod/mini'
import type { Entity, Form, Input, Patch } from './entity.ts'
import type { Field, Period, PeriodInput } from './field.ts'
import type { Problems } from './problem.ts'
import { problemText, problemTexts } from './problem.ts'
import { endsBeforeStart, mergeBounds } from './range.ts'
import type { Text } from './text.ts'
import { isInvisible } from './value.ts'

type Read = { value: unknown } | { problem: Text[] }

/** Facts that the checks of single values need: the day of the server's clock, `YYYY-MM-DD` in Europe/Berlin. */
export type InputFacts = { today: string }

/**
 * Reads the body of a POST: every writable field with its value, its default where it is missing.
 * A field with a problem has a value that says nothing in `input`, so that rules can be asked in the same request.
 */
export function readInput<E extends Form>(entity: E, body: object, facts: InputFacts): { input: Input<E>; problems: Problems } {
  const given = Object.fromEntries(Object.entries(body).filter(([name]) => !entity.fields[name]?.preset))
  const read = readFields<Input<E>>(entity, given, facts, (field) =>
    field.required ? { problem: [problemTexts.required] } : { value: field.initial },
  )
  return { ...read, input: mergePatch(entity, {} as Input<E>, read.input as Patch<E>) } // of every field, so that nothing is missing
}

/** Reads the body of a PATCH: the writable fields that were sent, and no others. */
export function readPatch<E extends Entity>(entity: E, body: object, facts: InputFacts): { input: Patch<E>; problems: Problems } {
  const changeable = Object.entries(entity.fields).filter(([, { fixed }]) => !fixed)
  return readFields({ ...entity, fields: Object.fromEntries(changeable) }, body, facts, () => null)
}

function readFields<T>(
  entity: Form,
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
    input[name] = 'problem' in read ? standIn(field) : read.value
  }
  return { input: input as T, problems } // each value passed its own field's schema, which is what T lists
}

/** What a rule is told of a value that cannot be read: the empty one; where there is none, one that says nothing. */
function standIn({ kind, required, choices, blank, initial, min = 0 }: Field): unknown {
  const known = blank ?? initial ?? null
  if (known !== null || !required) return known
  if (kind === 'ref') return { id: 0 } // no record has the id 0
  if (kind === 'period') return { lower: '', upper: null }
  if (kind === 'choice') return choices?.[0]
  if (kind === 'integer') return min
  return kind === 'money' ? '0.00' : ''
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
  if (typeof given === 'string') return given === '' || (field.required && field.kind !== 'secret' && isInvisible(given))
  if (field.kind === 'ref') return typeof given === 'object' && !Array.isArray(given) && isEmptyRef(given)
  return field.kind === 'refs' && field.required && Array.isArray(given) && given.length === 0
}

const isEmptyRef = (given: object) => !('id' in given) || given.id === null || given.id === ''

function issueText(issue: z.core.$ZodIssue): Text {
  const limit = 'maximum' in issue ? issue.maximum : 'minimum' in issue ? issue.minimum : undefined
  return problemText(issue.message, limit as number | bigint | undefined)
}

/**
 * Leaves out what is sent as it is stored but could not be entered any more, for example a text from before there was a limit:
 * it is no change, and stays.
 */
export function leaveStored<E extends Entity>({ input, problems }: { input: Patch<E>; problems: Problems }, body: object, stored: object) {
  const isStored = (name: string) =>
    name in problems && (body as Record<string, unknown>)[name] === (stored as Record<string, unknown>)[name]
  const others = <T extends object>(all: T) => Object.fromEntries(Object.entries(all).filter(([name]) => !isStored(name))) as T
  return { input: others(input), problems: others(problems) }
}

/** Lays a patch over what is stored; a period keeps the bound that was not sent, and has no end before it was given one. */
export function mergePatch<E extends Form>({ fields }: E, stored: Input<E>, patch: Patch<E>): Input<E> {
  const merged: Record<string, unknown> = { ...stored }
  for (const [name, value] of Object.entries(patch))
    merged[name] = fields[name]?.kind === 'period' ? mergeBounds(merged[name] as Period | undefined, value as PeriodInput) : value
  return merged as Input<E>
}

/** What the checks of a merged record need: what is stored (null on POST) and the day of the server's clock. */
export type MergedFacts<E extends Entity> = InputFacts & { stored: Input<E> | null }

/** Refuses what only the merged record shows: incomplete periods, locked fields that differ, and new days that are over. */
export function refuseMerged<E extends Entity>(entity: E, merged: Input<E>, { stored, today }: MergedFacts<E>): Problems {
  const problems: Problems = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = (merged as Record<string, unknown>)[name]
    const isNew = !stored || !sameValue(value, (stored as Record<string, unknown>)[name])
    const problem = field.readOnly ? null : refuseMergedValue(field, value, { isNew, isChange: stored !== null, today })
    if (problem) problems[name] = [problem]
  }
  return problems
}

type ValueFacts = InputFacts & { isNew: boolean; isChange: boolean }

function refuseMergedValue(field: Field, value: unknown, { isNew, isChange, today }: ValueFacts): Text | null {
  if (field.locked && isNew && isChange) return problemTexts.locked
  if (field.kind === 'period') return refusePeriod(field, value as Period)
  const isOver = field.bound === 'not_before_today' && value !== null && String(value) < today
  return isOver && isNew ? problemTexts.before_today : null // a day may pass where it is stored
}

/** Why a period is no whole one. Null: it is. */
export function refusePeriod({ upper: required }: Pick<Field, 'upper'>, { lower, upper }: PeriodInput): Text | null {
  if (!lower || (required && !upper)) return problemTexts.required
  return endsBeforeStart({ lower, upper: upper ?? null }) ? problemTexts.ends_before_start : null
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
