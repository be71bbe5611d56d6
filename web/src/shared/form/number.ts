import { numberFormat } from '../language/format.ts'

/** Number format: digits after the decimal mark, and whether negative numbers are allowed. */
export type NumberShape = { decimals: number; signed?: boolean }

/**
 * Parses German input into plain notation: `1.234,50` → `1234.50`; empty if it holds no number. A single dot before one or two digits is
 * read as the decimal mark, as some users type it: `12.5` is 12,5 and never 125.
 */
export function parseNumber(typed: string, { decimals, signed = false }: NumberShape): string {
  const text = typed.replaceAll(/[^\d.,-]/g, '')
  const sign = signed && text.startsWith('-') ? '-' : ''
  const [whole = '', ...fractions] = withDecimalMark(text).split(numberFormat.decimal)
  const digits = whole.replaceAll(/\D/g, '')
  const fraction = fractions.join('').replaceAll(/\D/g, '').slice(0, decimals)
  return digits || fraction ? `${sign}${digits || '0'}${fraction && `.${fraction}`}` : ''
}

const withDecimalMark = (text: string): string =>
  !text.includes(numberFormat.decimal) && /^[^.]*\.(\d{1,2}|\d{4,})$/.test(text) ? text.replace('.', numberFormat.decimal) : text

/** Plain notation to German: `1234.5` → `1.234,50`; `grouped` sets the dots, `padded` pads with zeros. */
export function formatTyped(plain: string, { decimals, grouped, padded }: { decimals: number; grouped: boolean; padded: boolean }): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(plain) ?? []
  if (whole === '') return ''
  const shown = padded ? fraction.slice(0, decimals).padEnd(decimals, '0') : fraction.slice(0, decimals)
  return sign + (grouped ? whole.replaceAll(/\B(?=(\d{3})+$)/g, numberFormat.thousands) : whole) + (shown && numberFormat.decimal + shown)
}
