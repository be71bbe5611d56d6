import { contactPerson } from '@kasack/contract/contact-person.ts'
import { genders } from '@kasack/contract/gender.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useText } from '../shared/language/i18n.ts'
import { ContactPersonPlaceFields } from './ContactPersonPlaceFields.tsx'
import { texts } from './texts.ts'

const { fields } = contactPerson
const genderNames = Object.fromEntries(genders.map(({ code, name }) => [code, name]))

/** The fields of a contact person's form. */
export function ContactPersonFields() {
  const t = useText()
  return (
    <>
      <FieldGroup title={t(texts.person)}>
        <Field of={fields.gender} label={texts.gender} choices={genderNames} />
        <Field of={fields.title} label={texts.title} />
        <Field of={fields.first_name} label={texts.first_name} />
        <Field of={fields.last_name} label={texts.last_name} />
        <Field of={fields.function} label={texts.function} width="name" />
        <Field of={fields.birthday_date} label={texts.birthday} />
        <Field of={fields.is_active} label={texts.active} />
      </FieldGroup>
      <FieldGroup title={t(texts.belongs_to)} hint={t(texts.one_of_both)}>
        <ContactPersonPlaceFields />
      </FieldGroup>
      <FieldGroup title={t(texts.contact)}>
        <Field of={fields.phone} label={texts.phone} />
        <Field of={fields.mobile} label={texts.mobile} />
        <Field of={fields.email} label={texts.email} width="name" />
        <Field of={fields.fax} label={texts.fax} />
      </FieldGroup>
      <FieldGroup title={t(texts.other_address)} hint={t(texts.other_address_hint)}>
        <Field of={fields.street} label={texts.street} width="name" />
        <Field of={fields.postal_code} label={texts.postal_code} width="short" />
        <Field of={fields.city} label={texts.city} width="besideShort" />
        <Field of={fields.country_code} label={texts.country} />
        <Field of={fields.exam_city} label={texts.exam_city} />
        <Field of={fields.address_latitude} label={texts.latitude} width="short" unit="°" />
        <Field of={fields.address_longitude} label={texts.longitude} width="short" unit="°" />
      </FieldGroup>
      <FieldGroup title={t(texts.notes)}>
        <Field of={fields.tags} label={texts.tags} width="full" />
        <Field of={fields.note} label={texts.note} width="full" />
      </FieldGroup>
    </>
  )
}
