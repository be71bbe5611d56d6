import type { Field, Period, Ref } from '@kasack/contract/field.ts'
import type { Text } from '@kasack/contract/text.ts'
import { formatDay, formatDegrees, formatInteger, formatMoney, formatPeriod } from '../language/format.ts'
import { t } from '../language/i18n.ts'
import { texts as words } from '../language/texts.ts'
import type { Form } from './form.ts'
import { labelOf } from './form.ts'
import { texts } from './texts.ts'
import type { FieldValues } from './values.ts'

/** A field's value as text, empty if it has none. The casts follow the answer types of the field's kind. */
export function shownAs({ kind, unique }: Field, value: unknown, choices: Readonly<Record<string, Text>> = {}): string {
  if (value === null || value === undefined) return ''
  if (kind === 'ref') return (value as Ref).name
  if (kind === 'refs') return (value as Ref[]).map(({ name }) => name).join(', ')
  if (kind === 'day') return formatDay(value as string)
  if (kind === 'period') return formatPeriod(value as Period, formatDay)
  if (kind === 'money') return formatMoney(value as string)
  if (kind === 'coordinate') return formatDegrees(value as number)
  if (kind === 'integer' && !unique) return formatInteger(value as number)
  if (kind === 'flag') return t(value === true || value === 'true' ? words.yes : words.no)
  const choice = choices[String(value)]
  return choice ? t(choice) : String(value)
}

/** The value of a field, or of several that form one value: the typed parts, and below them its location. */
export function shownTogether(form: Form, names: readonly string[], values: FieldValues): string {
  const shown = (name: string) => shownAs(form.entity.fields[name]!, values[name], form.get().specs[name]?.choices)
  const [only] = names
  if (names.length === 1 && only !== undefined) return shown(only)
  const ofKind = (isWanted: (name: string) => boolean) => names.filter(isWanted).map(shown).filter(Boolean)
  const kindOf = (name: string) => form.entity.fields[name]?.kind
  const degrees = ofKind((name) => kindOf(name) === 'coordinate')
  const flags = names.filter((name) => kindOf(name) === 'flag' && values[name] === true).map((name) => t(labelOf(form, name)))
  return [
    ofKind((name) => kindOf(name) !== 'coordinate' && kindOf(name) !== 'flag').join(', '),
    [degrees.join(' ') || t(texts.no_location), ...flags].join(', '),
  ].join('\n')
}
