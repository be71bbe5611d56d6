import { facility } from '@kasack/contract/facility.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useText } from '../shared/language/i18n.ts'
import { FacilityAddressHint } from './FacilityAddressHint.tsx'
import { FacilityGroupField } from './FacilityGroupField.tsx'
import { texts } from './texts.ts'

const { fields } = facility

/** The fields of a facility's form. */
export function FacilityFields() {
  const t = useText()
  return (
    <>
      <FieldGroup title={t(texts.facility)}>
        <Field of={fields.name} label={texts.name} width="name" />
        <Field of={fields.company} label={texts.company} width="name" />
        <Field of={fields.facility_type} label={texts.facility_type} width="name" />
        <FacilityGroupField />
        <Field of={fields.client_number} label={texts.client_number} />
        <Field of={fields.support_user} label={texts.support_user} />
        <Field of={fields.is_active} label={texts.active} width="short" />
      </FieldGroup>
      <FieldGroup title={t(texts.address)} hint={<FacilityAddressHint />}>
        <Field of={fields.street} label={texts.street} width="name" />
        <Field of={fields.postal_code} label={texts.postal_code} width="short" />
        <Field of={fields.city} label={texts.city} width="besideShort" />
        <Field of={fields.country_code} label={texts.country} />
        <Field of={fields.address_latitude} label={texts.latitude} width="short" unit="°" />
        <Field of={fields.address_longitude} label={texts.longitude} width="short" unit="°" />
      </FieldGroup>
      <FieldGroup title={t(texts.contact)}>
        <Field of={fields.email} label={texts.email} width="name" />
        <Field of={fields.webpage} label={texts.webpage} width="name" placeholder={texts.webpage_hint} />
        <Field of={fields.phone} label={texts.phone} />
        <Field of={fields.mobile} label={texts.mobile} />
        <Field of={fields.fax} label={texts.fax} />
      </FieldGroup>
      <FieldGroup title={t(texts.notes)}>
        <Field of={fields.tags} label={texts.tags} width="full" />
        <Field of={fields.comments} label={texts.comments} width="full" />
      </FieldGroup>
    </>
  )
}
