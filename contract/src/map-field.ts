import * as z from 'zod/mini'
import type { Field } from './field.ts'
import { writable } from './field.ts'
import { integerSchema } from './value-field.ts'

type ByKey<Key extends string, Value> = Readonly<Record<Key, Value>>

/**
 * One of the words for each key. A PATCH changes the keys that it sends; answers show all, with the default for those never set. Unknown
 * keys and words are refused.
 */
export const choiceByKey = <const Key extends string, const Words extends readonly string[]>(
  usual: ByKey<Key, Words[number]>,
  choices: Words,
): Field<Partial<ByKey<Key, Words[number]>>, ByKey<Key, Words[number]>, false> => ({
  ...mapField(usual, z.enum([...choices], 'not_choice'), z.enum([...choices])),
  choices,
})

/** A whole number within bounds for each key; otherwise like `choiceByKey`. */
export const numberByKey = <const Key extends string>(
  usual: ByKey<Key, number>,
  bounds: { min: number; max: number },
): Field<Partial<ByKey<Key, number>>, ByKey<Key, number>, false> => mapField(usual, integerSchema(bounds.min, bounds.max), z.number())

/** Completes a stored map with the defaults. */
export const withDefaults = ({ usual = {} }: Pick<Field, 'usual'>, stored: unknown): Record<string, unknown> => ({
  ...usual,
  ...(stored as object | null),
})

/** The part of a map to store: keys whose value is not the default. */
export const nonDefaultPart = ({ usual = {} }: Pick<Field, 'usual'>, whole: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(whole as object).filter(([key, word]) => word !== usual[key]))

/** `written` reads the value of a key, `shown` is its shape in answers. */
function mapField<Key extends string, Value>(usual: ByKey<Key, Value>, written: z.ZodMiniType<Value>, shown: z.ZodMiniType<Value>) {
  const each = <S extends z.ZodMiniType>(schema: S) => Object.fromEntries(Object.keys(usual).map((key) => [key, schema])) as Record<Key, S>
  const field: Field<Partial<ByKey<Key, Value>>, ByKey<Key, Value>, false> = {
    kind: 'map',
    ...writable({}),
    usual,
    schema: z.strictObject(each(z.optional(written)), {
      error: ({ code }) => (code === 'unrecognized_keys' ? 'unknown_key' : 'not_map'),
    }) as z.ZodMiniType<Partial<ByKey<Key, Value>>>,
    // Individual keys are known only at run time.
    answer: z.object(each(shown)) as unknown as z.ZodMiniType<ByKey<Key, Value>>,
    blank: undefined,
    initial: usual,
  }
  return field
}
