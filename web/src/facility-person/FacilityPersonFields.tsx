import { facilityPerson, pairTexts } from '@kasack/contract/facility-person.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { useQuery } from '@tanstack/react-query'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useFieldValue, useForm, useFormState } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { FacilityPersonExisting } from './FacilityPersonExisting.tsx'
import { stateWords } from './labels.ts'
import { existingFor } from './queries.ts'
import { texts } from './texts.ts'

const { fields } = facilityPerson

/** Who is blocked or a favourite at which facility, and why. */
export function FacilityPersonFields() {
  const t = useText()
  const [state] = useFieldValue<keyof typeof stateWords | null>(fields.state)
  const isChange = useFormState(useForm(), (form) => form.isChange)
  const [employee] = useFieldValue<Ref | null>(fields.employee)
  const [facility] = useFieldValue<Ref | null>(fields.facility)
  const { data } = useQuery(existingFor({ employee, facility }))
  const [existing] = isChange ? [] : (data?.results ?? [])
  return (
    <FieldGroup title={t(facilityPerson.noun)} hint={t(texts.state_hint)}>
      <Field of={fields.employee} width="name" withoutRight={texts.no_choice} check={() => (existing ? pairTexts.known : null)} />
      <Field of={fields.facility} width="name" />
      {existing && <FacilityPersonExisting existing={existing} />}
      <Field of={fields.state} choices={stateWords} width="full" />
      <Field of={fields.reason} width="full" required={state === 'blocked'} />
    </FieldGroup>
  )
}
