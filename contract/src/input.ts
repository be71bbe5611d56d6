import * as z from 'zod/mini'
import type { Entity, Form, Input, Patch } from './entity.ts'
import type { Field } from './field.ts'
import { mergePatch } from './merged.ts'
import type { Problems } from './problem.ts'
import { problemText, problemTexts } from './problem.ts'
import type { Text } from './text.ts'
import { isInvisible } from './value.ts'

type ReadResult = { value: unknown } | { problem: Text[] }

/** What checks of single values depend on: the server's day, `YYYY-MM-DD` in Europe/Berlin. */
export type InputFacts = { today: string }

/**
 * Reads the body of a POST: every writable field, with its default if missing. In `input`, a field with a problem has a neutral value, so
 * that rules can check the same request.
 */
export function readInput<E extends Form>(entity: E, body: object, facts: InputFacts): { input: Input<E>; problems: Problems } {
  const given = Object.fromEntries(Object.entries(body).filter(([name]) => !entity.fields[name]?.preset))
  const read = readFields<Input<E>>(entity, given, facts, (field) =>
    field.required ? { problem: [problemTexts.required] } : { value: field.initial },
  )
  return { ...read, input: mergePatch(entity, {} as Input<E>, read.input as Patch<E>) } // every field is read, so nothing is missing
}

/** Reads the body of a PATCH: only the writable fields that were sent. */
export function readPatch<E extends Entity>(entity: E, body: object, facts: InputFacts): { input: Patch<E>; problems: Problems } {
  const changeable = Object.entries(entity.fields).filter(([, { fixed }]) => !fixed)
  return readFields({ ...entity, fields: Object.fromEntries(changeable) }, body, facts, () => null)
}

function readFields<T>(
  entity: Form,
  body: object,
  facts: InputFacts,
  missing: (field: Field) => ReadResult | null,
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

/** What rules get for an unreadable value: the empty value, or a neutral one if the field cannot be empty. */
function standIn({ kind, required, choices, blank, initial, min = 0 }: Field): unknown {
  const known = blank ?? initial ?? null
  if (known !== null || !required) return known
  if (kind === 'ref') return { id: 0 } // no record has the id 0
  if (kind === 'period') return { lower: '', upper: null }
  if (kind === 'choice') return choices?.[0]
  if (kind === 'integer') return min
  if (kind === 'flag') return false
  return kind === 'money' ? '0.00' : ''
}

/** Reads one value; also used by the browser, so that both refuse the same values with the same texts. */
export function readValue(field: Field, given: unknown, { today }: InputFacts): ReadResult {
  if (isEmpty(field, given)) {
    if (field.required) return { problem: [problemTexts.required] }
    const isRefused = field.blank === undefined || (given === null && field.kind === 'words') // only an empty list clears words
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

/** Leaves out what is sent unchanged but would be refused today, such as a text from before a limit existed: it is no change, and stays. */
export function leaveStored<E extends Entity>({ input, problems }: { input: Patch<E>; problems: Problems }, body: object, stored: object) {
  const isStored = (name: string) =>
    name in problems && (body as Record<string, unknown>)[name] === (stored as Record<string, unknown>)[name]
  const others = <T extends object>(all: T) => Object.fromEntries(Object.entries(all).filter(([name]) => !isStored(name))) as T
  return { input: others(input), problems: others(problems) }
}
