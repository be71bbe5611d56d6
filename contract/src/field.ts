import * as z from 'zod/mini'
import type { Access, Rights } from './permission.ts'
import type { ReferenceTarget } from './reference.ts'

/** How a field is written, shown and stored; decides its control in the browser and its column on the server. */
export type FieldKind =
  | 'text'
  | 'long_text'
  | 'email'
  | 'url'
  | 'country'
  | 'flag'
  | 'integer'
  | 'money'
  | 'coordinate'
  | 'day'
  | 'moment'
  | 'choice'
  | 'words'
  | 'map'
  | 'secret'
  | 'ref'
  | 'refs'
  | 'period'
  | 'version'
  | 'other'

/**
 * One field of an entity: the wire's R, W!, W and L (wire.md 1.4) as `readOnly`, `required` and `locked`. `schema` reads a value that is
 * not empty, `blank` is what an empty one becomes (undefined: null is refused), `initial` what a missing one becomes on POST, `answer` the
 * shape in answers.
 */
export type Field<Value = unknown, Answer = unknown, ReadOnly extends boolean = boolean> = {
  kind: FieldKind
  readOnly: ReadOnly
  required: boolean
  locked: boolean
  /** Written only on creation: PATCH ignores it. */
  fixed?: true
  /** Written only by PATCH: a new record has its initial value, whatever is sent. */
  preset?: true
  /** No other record has this value, ignoring case; null does not count. */
  unique?: true
  schema: z.ZodMiniType<Value>
  answer: z.ZodMiniType<Answer>
  /** The permissions without which answers show null. */
  needs?: Rights
  /** For a reference: the permissions without which part of the shown record is null. */
  partNeeds?: Readonly<Record<string, Access>>
  blank: Value | null | undefined
  initial: Value | undefined
  limit?: number
  min?: number
  max?: number
  choices?: readonly string[]
  /** For a map: its keys with their defaults. */
  usual?: Readonly<Record<string, unknown>>
  target?: ReferenceTarget
  /** For a reference: the properties of the record that answers show. */
  shown?: readonly string[]
  /** For references: their order matters. */
  isOrdered?: true
  bound?: Bound
  /** For a period: it must have an end. */
  upper?: 'required'
}

/** On which side of the server's today a day must be. A stored day may have passed it: only a new value is refused. */
export type Bound = 'not_after_today' | 'not_before_today'

export type Ref = { id: number; name: string }
/** A reference as written: only the id counts. */
export type RefInput = { id: number }
/** Both ends are included (G11); upper null: open end. */
export type Period = { lower: string; upper: string | null }
/** A period as written: PATCH may send one bound and keep the other. */
export type PeriodInput = { lower?: string; upper?: string | null }

/** Options of most kinds of fields. A required reference, choice, day or amount is never null. */
export type Options = { required?: boolean; locked?: boolean; unique?: true }
export type RequiredOption = { required: true }

/** The properties of a field that its options determine. */
export const writable = (options: Options) => ({
  readOnly: false as const,
  required: options.required ?? false,
  locked: options.locked ?? false,
})

type DisplayOptions = { kind?: FieldKind; needs?: Rights }

/** A field that answers show and writes ignore; null for readers without the permission it `needs`. */
export function readOnly<Answer>(
  answer: z.ZodMiniType<Answer>,
  options: DisplayOptions & { needs: Rights },
): Field<never, Answer | null, true>
export function readOnly<Answer>(answer: z.ZodMiniType<Answer>, options?: DisplayOptions): Field<never, Answer, true>
export function readOnly<Answer>(answer: z.ZodMiniType<Answer>, { kind = 'other', needs }: DisplayOptions = {}) {
  return {
    kind,
    readOnly: true as const,
    required: false,
    locked: false,
    ...(needs ? { needs } : {}),
    schema: z.never(),
    answer: needs ? z.nullable(answer) : answer,
    blank: undefined,
    initial: undefined,
  }
}

/** A moment in UTC with microseconds, `2024-06-05T08:15:00.123456Z`. */
export const moment = () => readOnly(z.string(), { kind: 'moment' })

/** Changes exactly when the writable fields of the record change. A PATCH may carry it: see docs/rules/writing.md. */
export const version = () => readOnly(z.string(), { kind: 'version' })
