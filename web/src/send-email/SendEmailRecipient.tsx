import { sendEmail } from '@kasack/contract/send-email.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useText } from '../shared/language/i18n.ts'
import type { EmailStart, Writing } from './queries.ts'
import { writeTo } from './queries.ts'
import type { DirectRecipient } from './SendEmailRecipientHints.tsx'
import { SendEmailRecipientHints } from './SendEmailRecipientHints.tsx'
import { texts } from './texts.ts'

const { fields } = sendEmail

type Props = {
  start: EmailStart
  /** The candidate or employee written to directly; null when the e-mail goes to a facility. */
  directRecipient: DirectRecipient | null
  writing: Writing
}

/** The recipient: one of the facility's contact persons, at any address. */
export function SendEmailRecipient({ start: { facility }, directRecipient, writing }: Props) {
  const t = useText()
  return (
    <FieldGroup title={t(texts.to)}>
      {!directRecipient && (
        <Field
          of={fields.contact_person}
          width="name"
          params={{ facility__id: facility?.id }}
          keep={(chosen) => void writeTo(writing, chosen as Ref | null)}
        />
      )}
      <Field of={fields.recipient} width="name" />
      {directRecipient && <Field of={fields.log} width="name" />}
      <SendEmailRecipientHints employee={directRecipient} />
    </FieldGroup>
  )
}
