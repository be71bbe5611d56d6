import * as z from 'zod/mini'
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
  | 'secret'
  | 'ref'
  | 'refs'
  | 'period'
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
  /** No other record has this value, in any case of letters. */
  unique?: true
  schema: z.ZodMiniType<Value>
  answer: z.ZodMiniType<Answer>
  blank: Value | undefined
  initial: Value | undefined
  limit?: number
  min?: number
  max?: number
  choices?: readonly string[]
  target?: ReferenceTarget
  /** Of a reference: what answers show of the record. */
  shown?: readonly string[]
  bound?: 'not_after_today' | 'not_before_today'
}

export type Ref = { id: number; name: string }
/** A reference as it is written: the id alone counts. */
export type RefInput = { id: number }
/** Both ends belong to the period (G11); upper null: open end. */
export type Period = { lower: string; upper: string | null }
/** A period as written: PATCH may give one bound, the other is kept. */
export type PeriodInput = { lower?: string; upper?: string | null }

/** What most kinds of field may be. */
export type Options = { required?: boolean; locked?: boolean; unique?: true }

/** The part of a field that its options say. */
export const writable = (options: Options) => ({
  readOnly: false as const,
  required: options.required ?? false,
  locked: options.locked ?? false,
})

/** A field that answers show and writes ignore. */
export const readOnly = <Answer>(answer: z.ZodMiniType<Answer>, kind: FieldKind = 'other'): Field<never, Answer, true> => ({
  kind,
  readOnly: true,
  required: false,
  locked: false,
  schema: z.never(),
  answer,
  blank: undefined,
  initial: undefined,
})

/** A moment in UTC with microseconds, `2024-06-05T08:15:00.123456Z`. */
export const moment = () => readOnly(z.string(), 'moment')
