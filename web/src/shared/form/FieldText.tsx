import type { Field } from '@kasack/contract/field.ts'
import type { Text } from '@kasack/contract/text.ts'
import { useText } from '../language/i18n.ts'
import { Missing } from '../part/Missing.tsx'
import { labelId } from './control.ts'
import { shownAs } from './shown-as.ts'
import { texts } from './texts.ts'

type FieldTextProps = {
  field: Field
  value: unknown
  required: boolean
  /** Why there is no value. */
  none: Text | undefined
  labelledBy: string
  choices: Readonly<Record<string, Text>> | undefined
}

/** The value of a field that cannot be changed here. */
export function FieldText({ field, value, required, none = texts.no_value, labelledBy, choices }: FieldTextProps) {
  const text = useText()
  const shown = shownAs(field, value, choices)
  return (
    <div className="k-field-text" role="group" aria-labelledby={labelId(labelledBy)}>
      {shown || (required ? <span className="k-none">{text(none)}</span> : <Missing />)}
    </div>
  )
}
