import { facility } from '@kasack/contract/facility.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useText } from '../shared/language/i18n.ts'
import { AddressFields } from '../shared/place/AddressFields.tsx'
import { FacilityGroupField } from './FacilityGroupField.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const { fields } = facility

export function FacilityFields() {
  const t = useText()
  return (
    <>
      <FieldGroup title={t(texts.facility)}>
        <Field of={fields.name} width="name" />
        <Field of={fields.company} width="name" />
        <Field of={fields.facility_type} width="name" />
        <FacilityGroupField />
        <Field of={fields.client_number} />
        <Field of={fields.support_user} />
        <Field of={fields.is_active} />
      </FieldGroup>
      <FieldGroup title={t(texts.leasing)} hint={t(texts.leasing_hint)}>
        <Field of={fields.hirer} width="name" />
        <Field of={fields.hirer_since} />
      </FieldGroup>
      <FieldGroup title={t(labels.formatted_address)}>
        <AddressFields />
      </FieldGroup>
      <FieldGroup title={t(texts.contact)}>
        <Field of={fields.email} width="name" />
        <Field of={fields.webpage} width="name" placeholder={texts.webpage_hint} />
        <Field of={fields.phone} />
        <Field of={fields.mobile} />
        <Field of={fields.fax} />
      </FieldGroup>
      <FieldGroup title={t(texts.notes)}>
        <Field of={fields.tags} width="full" />
        <Field of={fields.comments} width="full" />
      </FieldGroup>
    </>
  )
}
