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
  /** Why there is no value; omitted: a required field says that no value is set. */
  none: Text | undefined
  labelledBy: string
  choices: Readonly<Record<string, Text>> | undefined
}

/** A field's value, where it cannot be changed. */
export function FieldText({ field, value, required, none, labelledBy, choices }: FieldTextProps) {
  const text = useText()
  const shown = shownAs(field, value, choices)
  const why = none ?? (required ? texts.no_value : null)
  return (
    <div className="k-field-text" role="group" aria-labelledby={labelId(labelledBy)}>
      {shown || (why ? <span className="k-none">{text(why)}</span> : <Missing />)}
    </div>
  )
}
