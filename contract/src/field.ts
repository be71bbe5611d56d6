import * as z from 'zod/mini'
import type { CountryCode } from './country.ts'
import { countries } from './country.ts'
import { isEmail, isUrl, isDay, toMoney } from './value.ts'
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
  bound?: 'not_after_today' | 'not_before_today'
}

export type Ref = { id: number; name: string }
/** A reference as it is written: the id alone counts. */
export type RefInput = { id: number }
/** Both ends belong to the period (G11); upper null: open end. */
export type Period = { lower: string; upper: string | null }
/** A period as written: PATCH may give one bound, the other is kept. */
export type PeriodInput = { lower?: string; upper?: string | null }

type Options = { required?: boolean; locked?: boolean; unique?: true }

/** A letter that no terminal and no database keeps: NUL and halves of surrogate pairs. */
const storable = z.refine<string>((text) => !text.includes('\0') && text.isWellFormed(), 'not_text')
const written = z.pipe(
  z.union([z.string(), z.number(), z.null()], 'not_text'),
  z.transform((value) => (value === null ? '' : String(value))),
)
const singleLine = z.pipe(
  z.pipe(
    written,
    z.transform((text) => text.trim()),
  ),
  z.string().check(
    storable,
    z.refine((text) => !/[\r\n]/.test(text), 'line_break'),
  ),
)

const writable = (options: Options) => ({ readOnly: false as const, required: options.required ?? false, locked: options.locked ?? false })

const textField = (
  kind: FieldKind,
  limit: number,
  options: Options,
  check?: ReturnType<typeof z.refine<string>>,
): Field<string, string, false> => ({
  kind,
  ...writable(options),
  ...(options.unique ? { unique: true as const } : {}),
  limit,
  schema: z.pipe(
    singleLine,
    check ? z.string().check(z.maxLength(limit, 'too_long'), check) : z.string().check(z.maxLength(limit, 'too_long')),
  ),
  answer: z.string(),
  blank: '',
  initial: '',
})

/** Single-line text, trimmed; at most 255 characters unless told. Empty is `""`, never null. */
export const text = (options: Options & { limit?: number } = {}) => textField('text', options.limit ?? 255, options)

/** A telephone or fax number as typed. */
export const phone = (options: Options = {}) => textField('text', 64, options)

export const email = (options: Options = {}) =>
  textField(
    'email',
    254,
    options,
    z.refine<string>((value) => value === '' || isEmail(value), 'not_email'),
  )

/** An http or https address by the WHATWG rules. */
export const url = (options: Options = {}) =>
  textField(
    'url',
    500,
    options,
    z.refine<string>((value) => value === '' || isUrl(value), 'not_url'),
  )

/** A key that programs use: lower-case letters, digits and underscore. */
export const code = (options: Options = {}) =>
  textField(
    'text',
    64,
    options,
    z.refine<string>((value) => value === '' || /^[a-z0-9_]+$/.test(value), 'not_code'),
  )

/** Text of any length, stored as sent. */
export const longText = (options: Options = {}): Field<string, string, false> => ({
  kind: 'long_text',
  ...writable(options),
  schema: z.pipe(written, z.string().check(storable)),
  answer: z.string(),
  blank: '',
  initial: '',
})

/** ISO 3166 two-letter code; lower case is stored upper case, empty means Germany. */
export const country = (options: Options = {}): Field<string, string, false> => ({
  kind: 'country',
  ...writable(options),
  schema: z.pipe(
    z.pipe(
      singleLine,
      z.transform((value) => (value === '' ? 'DE' : value.toUpperCase())),
    ),
    z.string().check(z.refine((value) => Object.hasOwn(countries, value), 'not_country')),
  ),
  answer: z.string(),
  blank: 'DE' satisfies CountryCode,
  initial: 'DE',
})

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

const wholeNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\s*-?[0-9]+\s*$/, 'not_integer'))], 'not_integer'),
  z.transform(Number),
)

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

const daySchema = z.string('not_day').check(z.refine(isDay, 'not_day'))

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

/** A set of words, for example permissions. Without `choices` any text is a word, and a rule knows the rest. */
export const words = <C extends string = string>(choices?: readonly C[]): Field<C[], C[], false> => {
  const word = (choices ? z.enum([...choices], 'not_choice') : z.string('not_text').check(storable)) as z.ZodMiniType<C>
  return {
    kind: 'words',
    ...writable({}),
    ...(choices ? { choices } : {}),
    schema: z.pipe(
      z.array(word, 'not_list'),
      z.transform((all: C[]) => [...new Set(all)]),
    ),
    answer: z.array(word),
    blank: [],
    initial: [],
  }
}

/** A password: 10 to 128 characters, never trimmed, never shown. */
export const secret = (): Field<string, undefined, false> => ({
  kind: 'secret',
  ...writable({ required: true }),
  limit: 128,
  schema: z.string('not_text').check(storable, z.minLength(10, 'too_short'), z.maxLength(128, 'too_long')),
  answer: z.undefined(),
  blank: undefined,
  initial: undefined,
})

const refAnswer = z.object({ id: z.number(), name: z.string() })
const idValue = z.pipe(wholeNumber, z.number('not_reference').check(z.refine(Number.isInteger, 'not_reference')))
const refSchema = z.pipe(
  z.union(
    [
      z.pipe(
        z.object({ id: idValue }),
        z.transform((ref) => ref.id),
      ),
      idValue,
    ],
    'not_reference',
  ),
  z.transform((id): RefInput => ({ id })),
)

/**
 * A reference to one record, written `{"id": n}` or `n`; null, `""`, `{}` and `{"id": null}` clear it.
 * With an `initial` id it is never empty: null is refused.
 */
export const ref = <Answer extends Ref = Ref>(
  target: ReferenceTarget,
  options: Options & { answer?: z.ZodMiniType<Answer>; initial?: number } = {},
): Field<RefInput | null, Answer | null, false> => ({
  kind: 'ref',
  ...writable(options),
  target,
  schema: refSchema,
  answer: z.nullable(options.answer ?? (refAnswer as unknown as z.ZodMiniType<Answer>)), // the default of Answer is Ref
  blank: options.initial === undefined ? null : undefined,
  initial: options.initial === undefined ? null : { id: options.initial },
})

/** References to several records; the whole set is replaced, its order says nothing. */
export const refs = (target: ReferenceTarget, options: Options = {}): Field<RefInput[], Ref[], false> => ({
  kind: 'refs',
  ...writable(options),
  target,
  schema: z.pipe(
    z.array(refSchema, 'not_list'),
    z.transform((all) => [...new Map(all.map((one) => [one.id, one])).values()]),
  ),
  answer: z.array(refAnswer),
  blank: [],
  initial: [],
})

/** A period of days; whether its end comes after its start is checked after PATCH has been merged. */
export const period = (options: Options & { upper?: 'required' } = {}): Field<PeriodInput, Period & { bounds: '[]' }, false> => ({
  kind: 'period',
  ...writable(options),
  schema: z.object(
    {
      lower: z.optional(daySchema),
      upper: z.optional(
        z.union(
          [
            daySchema,
            z.pipe(
              z.literal(['', null]),
              z.transform(() => null),
            ),
          ],
          'not_day',
        ),
      ),
    },
    'not_period',
  ) as z.ZodMiniType<PeriodInput>,
  answer: z.object({ lower: z.string(), upper: z.nullable(z.string()), bounds: z.literal('[]') }),
  blank: undefined,
  initial: undefined,
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
