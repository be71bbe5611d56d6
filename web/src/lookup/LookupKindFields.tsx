import { documentKind } from '@kasack/contract/lookup.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { expiryTexts } from './labels.ts'
import { LookupCode } from './LookupCode.tsx'
import { useLocks } from './queries.ts'
import { texts } from './texts.ts'

const { fields } = documentKind

/** The fields of a document kind: who needs it, when it expires, and what it contains. */
export function LookupKindFields({ id }: { id: number | undefined }) {
  const t = useText()
  const { isUsed } = useLocks(documentKind, id)
  const [expires] = useFieldValue<keyof typeof expiryTexts>(fields.expires)
  const [isObligatory] = useFieldValue<boolean>(fields.is_obligatory)
  return (
    <>
      <FieldGroup title={t(documentKind.noun)} hint={t(isUsed ? texts.code_of_kind_used : texts.code_hint)}>
        <Field of={fields.name} width="name" />
        <LookupCode of={documentKind} id={id} />
        <Field of={fields.is_active} />
      </FieldGroup>
      <FieldGroup title={t(texts.who_needs_it)} hint={t(texts.obligatory_hint)}>
        <Field of={fields.is_obligatory} width="column" />
        <Field of={fields.exempt_born_before} width="column" placeholder={isObligatory ? texts.nobody_exempt : texts.only_if_obligatory} />
      </FieldGroup>
      <FieldGroup title={t(texts.validity)} hint={t(texts.expiry_hint)}>
        <Field of={fields.expires} choices={expiryTexts} width="name" />
        <Field of={fields.remind_days} unit={t(texts.days)} off={expires === 'never' ? 'disabled' : undefined} />
      </FieldGroup>
      <FieldGroup title={t(texts.content)} hint={t(texts.content_hint)}>
        <Field of={fields.is_health_data} width="column" />
        <Field of={fields.is_residence_title} width="column" />
      </FieldGroup>
    </>
  )
}
