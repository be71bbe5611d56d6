import type { Candidate } from '@kasack/contract/candidate.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { sendEmail } from '@kasack/contract/send-email.ts'
import { useQuery } from '@tanstack/react-query'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { useUser } from '../shared/session/session.ts'
import { personOf } from './queries.ts'
import { addresseeHints } from './rules.ts'
import { SendEmailHints } from './SendEmailHints.tsx'
import { texts } from './texts.ts'

const { fields } = sendEmail

/** A candidate or employee who is written to directly. */
export type DirectRecipient = Pick<Candidate['employee'], 'id' | 'name' | 'email' | 'is_active'>

/**
 * Hints about the address: it is not the person's, the person has left, or where replies go. `employee` is set if
 * written to directly.
 */
export function SendEmailRecipientHints({ employee }: { employee: DirectRecipient | null }) {
  const t = useText()
  const user = useUser()
  const [recipient] = useFieldValue<string>(fields.recipient)
  const [chosen] = useFieldValue<Ref | null>(fields.contact_person)
  const person = useQuery(personOf(chosen?.id)).data
  const addressee = employee ?? (person && person.id === chosen?.id ? person : null)
  const warnings = addressee ? addresseeHints(addressee, recipient) : []
  return <SendEmailHints warnings={warnings} remark={user?.email ? t(texts.replies_to, { email: user.email }) : t(texts.replies_nowhere)} />
}
