import * as z from 'zod/mini'
import type { Field } from './field.ts'
import { writable } from './field.ts'

type ByKey<Key extends string, Word extends string> = Readonly<Record<Key, Word>>

/**
 * One of the words for each key. A PATCH changes the keys that it sends; answers show all, the usual word where no other was chosen.
 * A key or word that there is not is refused.
 */
export const choiceByKey = <const Key extends string, const Words extends readonly string[]>(
  usual: ByKey<Key, Words[number]>,
  choices: Words,
): Field<Partial<ByKey<Key, Words[number]>>, ByKey<Key, Words[number]>, false> => {
  const each = <S extends z.ZodMiniType>(schema: S) => Object.fromEntries(Object.keys(usual).map((key) => [key, schema])) as Record<Key, S>
  return {
    kind: 'map',
    ...writable({}),
    choices,
    usual,
    schema: z.strictObject(each(z.optional(z.enum([...choices], 'not_choice'))), {
      error: ({ code }) => (code === 'unrecognized_keys' ? 'unknown_key' : 'not_map'),
    }) as z.ZodMiniType<Partial<ByKey<Key, Words[number]>>>,
    // The keys are known one by one only when it runs.
    answer: z.object(each(z.enum([...choices]))) as unknown as z.ZodMiniType<ByKey<Key, Words[number]>>,
    blank: undefined,
    initial: usual,
  }
}

/** The whole map of what is stored of it. */
export const wholeMap = ({ usual = {} }: Pick<Field, 'usual'>, stored: unknown): Record<string, unknown> => ({
  ...usual,
  ...(stored as object | null),
})

/** What is stored of a whole map: the keys whose word is not the usual one. */
export const unusualPart = ({ usual = {} }: Pick<Field, 'usual'>, whole: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(whole as object).filter(([key, word]) => word !== usual[key]))
