import type { Field, Period, Ref } from '@kasack/contract/field.ts'
import type { Text } from '@kasack/contract/text.ts'
import { formatDay, formatInteger, formatMoney, formatPeriod } from '../language/format.ts'
import { t } from '../language/i18n.ts'
import { texts as words } from '../language/texts.ts'

/** The value of a field as text, empty where it has none. The casts follow the answer types of the field's kind. */
export function shownAs({ kind, unique }: Field, value: unknown, choices: Readonly<Record<string, Text>> = {}): string {
  if (value === null || value === undefined) return ''
  if (kind === 'ref') return (value as Ref).name
  if (kind === 'refs') return (value as Ref[]).map(({ name }) => name).join(', ')
  if (kind === 'day') return formatDay(value as string)
  if (kind === 'period') return formatPeriod(value as Period, formatDay)
  if (kind === 'money') return formatMoney(value as string)
  if (kind === 'integer' && !unique) return formatInteger(value as number)
  if (kind === 'flag') return t(value === true || value === 'true' ? words.yes : words.no)
  const choice = choices[String(value)]
  return choice ? t(choice) : String(value)
}
