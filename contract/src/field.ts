import * as z from 'zod/mini'
import type { Access, Rights } from './permission.ts'
import type { ReferenceTarget } from './reference.ts'

/** How a field is written, shown and stored; the browser chooses its control by it, the server its column. */
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
 * One field of an entity: the wire's R, W!, W and L (wire.md 1.4) as `readOnly`, `required` and `locked`.
 * `schema` reads a value that is not empty, `blank` is what an empty one becomes (undefined: null is refused),
 * `initial` what a missing one becomes on POST, `answer` the shape in answers.
 */
export type Field<Value = unknown, Answer = unknown, ReadOnly extends boolean = boolean> = {
  kind: FieldKind
  readOnly: ReadOnly
  required: boolean
  locked: boolean
  /** Written with the record alone: PATCH ignores it. */
  fixed?: true
  /** Written by PATCH alone: a new record has its initial value, whatever is sent. */
  preset?: true
  /** No other record has this value, in any case of letters; null is no value. */
  unique?: true
  schema: z.ZodMiniType<Value>
  answer: z.ZodMiniType<Answer>
  /** The right, or the rights, without which answers show null. */
  needs?: Rights
  /** Of a reference: the rights without which a part of what answers show of the record is null. */
  partNeeds?: Readonly<Record<string, Access>>
  blank: Value | null | undefined
  initial: Value | undefined
  limit?: number
  min?: number
  max?: number
  choices?: readonly string[]
  /** Of a map: its keys, and the word of each where no other was chosen. */
  usual?: Readonly<Record<string, unknown>>
  target?: ReferenceTarget
  /** Of a reference: what answers show of the record. */
  shown?: readonly string[]
  /** Of references: their order says something. */
  isOrdered?: true
  bound?: Bound
  /** Of a period: it has an end. */
  upper?: 'required'
}

/** On which side of the server's day a day lies. What is stored may have passed it: only a new value is refused. */
export type Bound = 'not_after_today' | 'not_before_today'

export type Ref = { id: number; name: string }
/** A reference as it is written: the id alone counts. */
export type RefInput = { id: number }
/** Both ends belong to the period (G11); upper null: open end. */
export type Period = { lower: string; upper: string | null }
/** A period as written: PATCH may give one bound, the other is kept. */
export type PeriodInput = { lower?: string; upper?: string | null }

/** What most kinds of field may be. A required reference, choice, day or amount is never null. */
export type Options = { required?: boolean; locked?: boolean; unique?: true }
export type RequiredOption = { required: true }

/** The part of a field that its options say. */
export const writable = (options: Options) => ({
  readOnly: false as const,
  required: options.required ?? false,
  locked: options.locked ?? false,
})

type DisplayOptions = { kind?: FieldKind; needs?: Rights }

/** A field that answers show and writes ignore; null to whoever lacks the right it `needs`. */
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

/** Changes with what can be written of the record and with nothing else. A PATCH may carry it: see docs/rules/writing.md. */
export const version = () => readOnly(z.string(), { kind: 'version' })
