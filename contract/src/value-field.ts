import * as z from 'zod/mini'
import type { Bound, Field, Options, RequiredOption } from './field.ts'
import { writable } from './field.ts'
import { isDay, toMoney } from './value.ts'

/** Digits count as a number. */
export const wholeNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\s*-?[0-9]+\s*$/, 'not_integer'))], 'not_integer'),
  z.transform(Number),
)

export const daySchema = z.string('not_day').check(z.refine(isDay, 'not_day'))

/** true or false, also written "true" and "false". */
export const flag = (options: { initial?: boolean; preset?: true; required?: true } = {}): Field<boolean, boolean, false> => ({
  kind: 'flag',
  ...writable(options),
  ...(options.preset ? { preset: true as const } : {}),
  schema: z.pipe(
    z.union([z.boolean(), z.literal(['true', 'false'])], 'not_flag'),
    z.transform((value) => value === true || value === 'true'),
  ),
  answer: z.boolean(),
  blank: undefined,
  initial: options.required ? undefined : (options.initial ?? false),
})

/** true, false or null. */
export const optionalFlag = (): Field<boolean | null, boolean | null, false> => ({
  ...flag(),
  answer: z.nullable(z.boolean()),
  blank: null,
  initial: null,
})

const most = 2147483647

type IntegerOptions = { min?: number; max?: number; locked?: boolean }
export const integerSchema = (min: number, max = most) =>
  z.pipe(
    wholeNumber,
    z
      .number('not_integer')
      .check(z.refine(Number.isInteger, { error: 'not_integer', abort: true }), z.minimum(min, 'too_small'), z.maximum(max, 'too_big')),
  )

/** A 32-bit integer, also written as digits, with a default or required. Never null. */
export const integer = (options: IntegerOptions & ({ initial: number } | RequiredOption)): Field<number, number, false> => ({
  kind: 'integer',
  ...writable(options),
  min: options.min ?? -2147483648,
  ...(options.max !== undefined && { max: options.max }),
  schema: integerSchema(options.min ?? -2147483648, options.max),
  answer: z.number(),
  blank: undefined,
  initial: 'initial' in options ? options.initial : undefined,
})

/** A 32-bit integer or null. */
export const optionalInteger = (
  options: Omit<IntegerOptions, 'max'> & { unique?: true } = {},
): Field<number | null, number | null, false> => ({
  kind: 'integer',
  ...writable(options),
  ...(options.unique ? { unique: true as const } : {}),
  min: options.min ?? -2147483648,
  schema: integerSchema(options.min ?? -2147483648),
  answer: z.nullable(z.number()),
  blank: null,
  initial: null,
})

/** Euros as a string with two decimals, from 0 to 99999999.99; null when empty. */
export function money(options: Options & RequiredOption): Field<string, string, false>
export function money(options?: Options): Field<string | null, string | null, false>
export function money(options: Options = {}): Field<string | null, string | null, false> {
  return {
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
    answer: options.required ? z.string() : z.nullable(z.string()),
    blank: null,
    initial: null,
  }
}

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

type DayOptions = Options & { bound?: Bound }

/** A calendar day `YYYY-MM-DD` from 1900 to 2200; null when empty. */
export function day(options: DayOptions & RequiredOption): Field<string, string, false>
export function day(options?: DayOptions): Field<string | null, string | null, false>
export function day({ bound, ...options }: DayOptions = {}): Field<string | null, string | null, false> {
  return {
    kind: 'day',
    ...writable(options),
    ...(bound ? { bound } : {}),
    schema: daySchema,
    answer: options.required ? z.string() : z.nullable(z.string()),
    blank: null,
    initial: null,
  }
}
