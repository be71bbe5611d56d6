import type { Field, Period, Ref } from '@kasack/contract/field.ts'
import type { Text } from '@kasack/contract/text.ts'
import { formatDay, formatInteger, formatMoney, formatPeriod } from '../language/format.ts'
import { t, useText } from '../language/i18n.ts'
import { Missing } from '../part/Missing.tsx'
import { texts as words } from '../language/texts.ts'
import { labelId } from './control.ts'
import { texts } from './texts.ts'

type FieldTextProps = {
  field: Field
  value: unknown
  required: boolean
  labelledBy: string
  choices: Readonly<Record<string, Text>> | undefined
}

/** The value of a field that cannot be changed here. */
export function FieldText({ field, value, required, labelledBy, choices }: FieldTextProps) {
  const text = useText()
  const shown = shownAs(field, value, choices)
  return (
    <div className="k-field-text" role="group" aria-labelledby={labelId(labelledBy)}>
      {shown || (required ? <span className="k-none">{text(texts.no_value)}</span> : <Missing />)}
    </div>
  )
}

/** The casts follow the answer types of the field's kind. */
function shownAs({ kind }: Field, value: unknown, choices: Readonly<Record<string, Text>> = {}): string {
  if (value === null || value === undefined) return ''
  if (kind === 'ref') return (value as Ref).name
  if (kind === 'refs') return (value as Ref[]).map(({ name }) => name).join(', ')
  if (kind === 'day') return formatDay(value as string)
  if (kind === 'period') return formatPeriod(value as Period, formatDay)
  if (kind === 'money') return formatMoney(value as string)
  if (kind === 'integer') return formatInteger(value as number)
  if (kind === 'flag') return t(value === true || value === 'true' ? words.yes : words.no)
  const choice = choices[String(value)]
  return choice ? t(choice) : String(value)
}
