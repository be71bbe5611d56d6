import * as z from 'zod/mini'
import type { Field, Options } from './field.ts'
import { writable } from './field.ts'
import { isDay, toMoney } from './value.ts'

/** Digits count as a number. */
export const wholeNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\s*-?[0-9]+\s*$/, 'not_integer'))], 'not_integer'),
  z.transform(Number),
)

export const daySchema = z.string('not_day').check(z.refine(isDay, 'not_day'))

/** true or false, also written "true" and "false". */
export const flag = (options: { initial?: boolean } = {}): Field<boolean, boolean, false> => ({
  kind: 'flag',
  ...writable({}),
  schema: z.pipe(
    z.union([z.boolean(), z.literal(['true', 'false'])], 'not_flag'),
    z.transform((value) => value === true || value === 'true'),
  ),
  answer: z.boolean(),
  blank: undefined,
  initial: options.initial ?? false,
})

type IntegerOptions = Options & { min?: number; initial?: number }
const integerSchema = (min: number) =>
  z.pipe(
    wholeNumber,
    z
      .number('not_integer')
      .check(
        z.refine(Number.isInteger, { error: 'not_integer', abort: true }),
        z.minimum(min, 'too_small'),
        z.maximum(2147483647, 'too_big'),
      ),
  )

/** A whole number of 32 bits, also written as digits. Never null. */
export const integer = (options: IntegerOptions & { initial: number }): Field<number, number, false> => ({
  kind: 'integer',
  ...writable(options),
  min: options.min ?? -2147483648,
  schema: integerSchema(options.min ?? -2147483648),
  answer: z.number(),
  blank: undefined,
  initial: options.initial,
})

/** A whole number of 32 bits or null. */
export const optionalInteger = (options: IntegerOptions = {}): Field<number | null, number | null, false> => ({
  kind: 'integer',
  ...writable(options),
  min: options.min ?? -2147483648,
  schema: integerSchema(options.min ?? -2147483648),
  answer: z.nullable(z.number()),
  blank: null,
  initial: null,
})

/** Euros as a string with two decimals, from 0 to 99999999.99; null when empty. */
export const money = (options: Options = {}): Field<string | null, string | null, false> => ({
  kind: 'money',
  ...writable(options),
  min: 0,
  schema: z.pipe(
    z.union([z.number(), z.string()], 'not_money'),
    z.pipe(
      z.transform((value: number | string) => toMoney(value)),
      z.string('not_money'),
    ),
  ),
  answer: z.nullable(z.string()),
  blank: null,
  initial: null,
})

const number = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\s*-?[0-9]+(\.[0-9]+)?\s*$/, 'not_number'))], 'not_number'),
  z.transform(Number),
)

/** Degrees: latitude within 90, longitude within 180; null when unknown. */
export const coordinate = (axis: 'latitude' | 'longitude'): Field<number | null, number | null, false> => {
  const limit = axis === 'latitude' ? 90 : 180
  return {
    kind: 'coordinate',
    ...writable({}),
    min: -limit,
    max: limit,
    schema: z.pipe(number, z.number('not_number').check(z.minimum(-limit, 'too_small'), z.maximum(limit, 'too_big'))),
    answer: z.nullable(z.number()),
    blank: null,
    initial: null,
  }
}

/** A calendar day `YYYY-MM-DD` from 1900 to 2200; null when empty. `bound` is checked against the day of the server's clock. */
export const day = (options: Options & { bound?: Field['bound'] } = {}): Field<string | null, string | null, false> => ({
  kind: 'day',
  ...writable(options),
  ...(options.bound ? { bound: options.bound } : {}),
  schema: daySchema,
  answer: z.nullable(z.string()),
  blank: null,
  initial: null,
})

/** One of the words, with a default. Null is refused, unless `blank` says what it means. */
export const choice = <const C extends readonly string[]>(
  choices: C,
  options: Options & { initial: C[number]; blank?: C[number] },
): Field<C[number], C[number], false> => ({
  kind: 'choice',
  ...writable(options),
  choices,
  schema: z.enum([...choices], 'not_choice') as z.ZodMiniType<C[number]>,
  answer: z.enum([...choices]) as z.ZodMiniType<C[number]>,
  blank: options.blank,
  initial: options.initial,
})

/** One of the words or null. */
export const optionalChoice = <const C extends readonly string[]>(
  choices: C,
  options: Options = {},
): Field<C[number] | null, C[number] | null, false> => ({
  kind: 'choice',
  ...writable(options),
  choices,
  schema: z.enum([...choices], 'not_choice') as z.ZodMiniType<C[number]>,
  answer: z.nullable(z.enum([...choices])) as z.ZodMiniType<C[number] | null>,
  blank: null,
  initial: null,
})
