import * as z from 'zod/mini'
import type { CountryCode } from './country.ts'
import { countries } from './country.ts'
import type { Field, FieldKind, Options } from './field.ts'
import { writable } from './field.ts'
import { hasControl, hasLineBreak, isEmail, isInvisible, isStorable, isUrl, trimEmail } from './value.ts'

const storable = z.refine<string>(isStorable, 'not_text')
const written = z.pipe(
  z.union([z.string(), z.number(), z.null()], 'not_text'),
  z.transform((value) => (value === null ? '' : String(value))),
)
const singleLineBy = (trim: (text: string) => string) =>
  z.pipe(
    z.pipe(
      written,
      z.transform((text) => (isInvisible(text) ? '' : trim(text))),
    ),
    z.string().check(
      storable,
      z.refine((text) => !hasLineBreak(text), 'line_break'),
      z.refine((text) => !hasControl(text), 'control'),
    ),
  )
const singleLine = singleLineBy((text) => text.trim())
const addressLine = singleLineBy(trimEmail)

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
    kind === 'email' ? addressLine : singleLine,
    check ? z.string().check(z.maxLength(limit, 'too_long'), check) : z.string().check(z.maxLength(limit, 'too_long')),
  ),
  answer: z.string(),
  blank: '',
  initial: '',
})

/** Single-line text, trimmed; at most 255 characters by default. Empty is `""`, never null. */
export const text = (options: Options & { limit?: number } = {}) => textField('text', options.limit ?? 255, options)

/** A telephone or fax number as typed. */
export const phone = (options: Options = {}) => textField('text', 64, options)

/** At most 254 characters by default: the longest address that mail can be sent to (RFC 5321). */
export const email = (options: Options & { limit?: number } = {}) =>
  textField(
    'email',
    options.limit ?? 254,
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

/** A key for programs: lower-case letters, digits and underscores. */
export const code = (options: Options = {}) =>
  textField(
    'text',
    64,
    options,
    z.refine<string>((value) => value === '' || /^[a-z0-9_]+$/.test(value), 'not_code'),
  )

/** In code points: a page of a thousand such texts can still be answered. */
const longestText = 100_000

/** Counts characters that take two places in a string as one. */
const notTooLong = z.check<string>(({ value, issues }) => {
  if (value.length <= longestText || (value.length <= 2 * longestText && [...value].length <= longestText)) return
  issues.push({ code: 'too_big', origin: 'string', maximum: longestText, input: value, message: 'too_long' })
})

/** Multi-line text, at most 100,000 code points, stored as sent; invisible characters alone are no text. */
export const longText = (options: Options = {}): Field<string, string, false> => ({
  kind: 'long_text',
  ...writable(options),
  limit: longestText,
  schema: z.pipe(
    z.pipe(
      written,
      z.transform((value) => (isInvisible(value) && value.trim() !== '' ? '' : value)),
    ),
    z.string().check(
      storable,
      z.refine((value) => !/[^\P{Cc}\t\r\n]/u.test(value), 'control'),
      notTooLong,
    ),
  ),
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

/** A set of words, such as permissions. Without `choices` any text is a word, and a rule checks it. */
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

/** Password length in characters. */
export const passwordLength = { min: 10, max: 128 }

/** A password: 10 to 128 characters, never trimmed, never shown. */
export const secret = (): Field<string, undefined, false> => ({
  kind: 'secret',
  ...writable({ required: true }),
  limit: passwordLength.max,
  schema: z.string('not_text').check(storable, z.minLength(passwordLength.min, 'too_short'), z.maxLength(passwordLength.max, 'too_long')),
  answer: z.undefined(),
  blank: undefined,
  initial: undefined,
})
