import { sendEmail } from '@kasack/contract/send-email.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useText } from '../shared/language/i18n.ts'
import type { EmailStart, Writing } from './queries.ts'
import { writeTo } from './queries.ts'
import { SendEmailRecipientHints } from './SendEmailRecipientHints.tsx'
import { texts } from './texts.ts'

const { fields } = sendEmail

type Props = {
  start: EmailStart
  /** The candidate herself is written to, nobody at the facility. */
  isToCandidate: boolean
  writing: Writing
}

/** To whom the e-mail goes: one of the facility's contact persons, at any address. */
export function SendEmailRecipient({ start: { facility, candidate }, isToCandidate, writing }: Props) {
  const t = useText()
  return (
    <FieldGroup title={t(texts.to)}>
      {!isToCandidate && (
        <Field
          of={fields.contact_person}
          width="name"
          params={{ facility__id: facility?.id }}
          keep={(chosen) => void writeTo(writing, chosen as Ref | null)}
        />
      )}
      <Field of={fields.recipient} width="name" />
      <SendEmailRecipientHints employee={isToCandidate ? (candidate?.employee ?? null) : null} />
    </FieldGroup>
  )
}
