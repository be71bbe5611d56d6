import { contactPerson } from '@kasack/contract/contact-person.ts'
import { genders } from '@kasack/contract/gender.ts'
import { namesByCode } from '@kasack/contract/text.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useText } from '../shared/language/i18n.ts'
import { AddressFields } from '../shared/place/AddressFields.tsx'
import { ContactPersonPlaceFields } from './ContactPersonPlaceFields.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const { fields } = contactPerson
const genderNames = namesByCode(genders)

export function ContactPersonFields() {
  const t = useText()
  return (
    <>
      <FieldGroup title={t(texts.person)}>
        <Field of={fields.gender} choices={genderNames} />
        <Field of={fields.title} />
        <Field of={fields.first_name} />
        <Field of={fields.last_name} />
        <Field of={fields.function} width="name" />
        <Field of={fields.birthday_date} />
        <Field of={fields.is_active} />
      </FieldGroup>
      <FieldGroup title={t(texts.belongs_to)} hint={t(texts.one_of_both)}>
        <ContactPersonPlaceFields />
      </FieldGroup>
      <FieldGroup title={t(texts.contact)}>
        <Field of={fields.phone} />
        <Field of={fields.mobile} />
        <Field of={fields.fax} />
        <Field of={fields.email} />
      </FieldGroup>
      <FieldGroup title={t(labels.formatted_address)} hint={t(texts.other_address_hint)}>
        <AddressFields>
          <Field of={fields.exam_city} />
        </AddressFields>
      </FieldGroup>
      <FieldGroup title={t(texts.notes)}>
        <Field of={fields.tags} width="full" />
        <Field of={fields.note} width="full" />
      </FieldGroup>
    </>
  )
}
