import { facilityPerson } from '@kasack/contract/facility-person.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { stateWords } from './labels.ts'
import { texts } from './texts.ts'

const { fields } = facilityPerson

/** Who is blocked or a favourite where, and why. */
export function FacilityPersonFields() {
  const t = useText()
  const [state] = useFieldValue<keyof typeof stateWords | null>(fields.state)
  return (
    <FieldGroup title={t(facilityPerson.noun)} hint={t(texts.state_hint)}>
      <Field of={fields.employee} width="name" withoutRight={texts.no_choice} />
      <Field of={fields.facility} width="name" />
      <Field of={fields.state} choices={stateWords} width="full" />
      <Field of={fields.reason} width="full" required={state === 'blocked'} />
    </FieldGroup>
  )
}
