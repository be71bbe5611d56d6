// The WHATWG parser is the same in Node and browsers; only their type libraries differ.
declare const URL: { canParse(text: string): boolean }

/** One @, a dot in the domain, no blanks, no control characters, and none with a meaning in mail addresses (wire.md 11). */
export const isEmail = (text: string): boolean =>
  /^[^@]+@[^@.]+(\.[^@.]+)+$/.test(text) && !/[\s\p{Cc}?&#%<>"(),:;\\]/u.test(text) && isPlainAddress(text)

/** No invisible or direction-changing characters, dots only between characters, and a host with a name. */
export const isPlainAddress = (text: string): boolean => !/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|^\.|\.\.|\.@|@\[/u.test(text)

/** An address without surrounding blanks. A byte order mark is not blank, although `trim` removes it: it stays, and is refused. */
export const trimEmail = (text: string): string => (text.includes('\uFEFF') ? text : text.trim())

/** Only blanks and invisible characters, such as zero-width spaces and direction marks. */
export const isInvisible = (text: string): boolean => /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)

/** Without characters that neither terminals nor databases keep: NUL and halves of surrogate pairs. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

export const hasLineBreak = (text: string): boolean => /[\r\n\u2028\u2029]/.test(text)

/** A control character in a text without line breaks. */
export const hasControl = (text: string): boolean => !/[\r\n]/.test(text) && /\p{Cc}/u.test(text)

/** http or https by the WHATWG rules. */
export const isUrl = (text: string): boolean => /^https?:/i.test(text) && URL.canParse(text)

/** A calendar day `YYYY-MM-DD`, 1900-01-01 to 2200-12-31. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  if (!year || !month || !day || year < 1900 || year > 2200) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Euros in plain notation with two decimals; null for anything else, including negative, too long or too precise amounts. */
export function toMoney(value: number | string): string | null {
  const [, euros, cents = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(String(value).trim()) ?? []
  return euros === undefined ? null : `${Number(euros)}.${cents.padEnd(2, '0')}`
}

/** A number as telephones dial it; drops the zero of `+49 (0) 30`, which is for domestic calls. */
export const dialled = (phone: string): string => phone.replace(/^(\s*\+[\d\s]+)\(0\)/, '$1').replaceAll(/[^+\d]/g, '')
