import { emailTemplate } from '@kasack/contract/lookup.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { LookupCode } from './LookupCode.tsx'
import { LookupTemplateText } from './LookupTemplateText.tsx'
import { useLocks } from './queries.ts'
import { categoryTexts } from './labels.ts'
import { texts } from './texts.ts'

const { fields } = emailTemplate

/** The fields of a template: its purpose, its texts in both languages, and its attachments. */
export function LookupTemplateFields({ id }: { id: number | undefined }) {
  const t = useText()
  const { isProtected, hint } = useLocks(emailTemplate, id)
  const [allowed] = useFieldValue<Ref[] | null>(fields.allowed_attachments)
  const isAllowed = (value: unknown) => ((value ?? []) as Ref[]).every(({ id: one }) => allowed?.some((other) => other.id === one))
  return (
    <>
      <FieldGroup title={t(texts.template)} hint={hint && t(hint)}>
        <Field of={fields.name} width="name" />
        <LookupCode of={emailTemplate} id={id} />
        <Field of={fields.category} choices={categoryTexts} width="name" />
        <Field of={fields.is_active} width="name" off={isProtected ? 'disabled' : undefined} />
      </FieldGroup>
      <FieldGroup title={t(texts.german)} hint={t(texts.placeholder_hint)}>
        <LookupTemplateText subject={fields.subject} text={fields.text_template} language="de" />
      </FieldGroup>
      <FieldGroup title={t(texts.english)} hint={t(texts.english_hint)}>
        <LookupTemplateText subject={fields.subject_en} text={fields.text_template_en} language="en" />
      </FieldGroup>
      <FieldGroup title={t(texts.offered)} hint={t(texts.offered_hint)}>
        <Field of={fields.facilities} width="full" placeholder={texts.all_facilities} />
        <Field of={fields.allowed_attachments} width="name" />
        <Field of={fields.preselected_attachments} width="name" check={(value) => (isAllowed(value) ? null : texts.only_allowed)} />
      </FieldGroup>
    </>
  )
}
