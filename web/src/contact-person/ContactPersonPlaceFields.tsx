import { contactPerson } from '@kasack/contract/contact-person.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { Field } from '../shared/form/Field.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { texts } from './texts.ts'

const { facility, facility_group } = contactPerson.fields

/** A contact person belongs to a facility or to a group: choosing one disables the other. */
export function ContactPersonPlaceFields() {
  const hasFacility = useFieldValue<Ref | null>(facility)[0] !== null
  const hasGroup = useFieldValue<Ref | null>(facility_group)[0] !== null
  return (
    <>
      <Field of={facility} width="name" {...(hasGroup && { off: 'disabled', placeholder: texts.facility_off })} />
      <Field of={facility_group} width="name" {...(hasFacility && { off: 'disabled', placeholder: texts.group_off })} />
    </>
  )
}
