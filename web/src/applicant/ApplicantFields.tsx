import { applicant } from '@kasack/contract/applicant.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useText } from '../shared/language/i18n.ts'
import { AddressFields } from '../shared/place/AddressFields.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const { fields } = applicant

/** The consent has no field here: only the applicant can give it. */
export function ApplicantFields() {
  const t = useText()
  return (
    <>
      <FieldGroup title={t(texts.person)}>
        <Field of={fields.first_name} />
        <Field of={fields.last_name} />
        <Field of={fields.profession_free_text} width="name" />
      </FieldGroup>
      <FieldGroup title={t(texts.contact)}>
        <Field of={fields.email} width="name" />
        <Field of={fields.mobile} />
      </FieldGroup>
      <FieldGroup title={t(labels.formatted_address)}>
        <AddressFields />
      </FieldGroup>
      <FieldGroup title={t(texts.notes)}>
        <Field of={fields.application_tags} width="full" />
        <Field of={fields.comments} width="full" />
      </FieldGroup>
    </>
  )
}
