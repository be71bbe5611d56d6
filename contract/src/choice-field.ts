import * as z from 'zod/mini'
import type { Field, RequiredOption } from './field.ts'
import { writable } from './field.ts'

/** A field with a fixed set of words, each of which a form must name. */
export type ChoiceField<Word extends string = string, Empty extends null = never, Shown extends string = never> = Field<
  Word | Empty,
  Word | Empty | Shown,
  false
> & {
  kind: 'choice'
  choices: readonly Word[]
}
type Preset<Word> = { initial: Word; blank?: Word; locked?: boolean; preset?: true }
/** Numbers accepted in place of words (wire.md 5.5, 5.6). */
export type Codes<Word extends string = string> = Readonly<Record<number, Word>>
type CodedChoice<Word extends string, Shown extends string> = {
  codes?: Codes<Word>
  /** Words that answers may show in addition to those that can be written. */
  shown?: readonly Shown[]
}

/** One of the words, with a default or required. Null is refused unless `blank` says what it means. */
export const choice = <const C extends readonly string[], const Shown extends string = never>(
  choices: C,
  options: (Preset<C[number]> | (RequiredOption & { locked?: boolean })) & CodedChoice<C[number], Shown>,
): ChoiceField<C[number], never, NoInfer<Shown>> => ({
  kind: 'choice',
  ...writable(options),
  ...('preset' in options ? { preset: true as const } : {}),
  choices,
  schema: z.pipe(
    z.transform((given: unknown) => wordOf(options.codes ?? {}, given)),
    z.enum([...choices], 'not_choice'),
  ) as z.ZodMiniType<C[number]>,
  answer: z.enum([...choices, ...(options.shown ?? [])]) as z.ZodMiniType<C[number] | Shown>,
  blank: 'blank' in options ? options.blank : undefined,
  initial: 'initial' in options ? options.initial : undefined,
})

/** The word for a code; anything else is returned unchanged. */
const wordOf = (codes: Codes, given: unknown): unknown =>
  typeof given === 'number' || typeof given === 'string' ? (codes[given as number] ?? given) : given

/** One of the words or null. */
export const optionalChoice = <const C extends readonly string[]>(
  choices: C,
  options: { locked?: boolean } = {},
): ChoiceField<C[number], null> => ({
  kind: 'choice',
  ...writable(options),
  choices,
  schema: z.enum([...choices], 'not_choice') as z.ZodMiniType<C[number]>,
  answer: z.nullable(z.enum([...choices])) as z.ZodMiniType<C[number] | null>,
  blank: null,
  initial: null,
})
