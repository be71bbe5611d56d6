import { contactPerson } from '@kasack/contract/contact-person.ts'
import type { Email } from '@kasack/contract/email.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'

/** The recipient of an e-mail, and below it the address. */
export const EmailRecipient = ({ email: { contact_person, recipient } }: { email: Email }) =>
  contact_person ? (
    <TwoLines
      first={<RecordLink className="k-line" entity={contactPerson} of={contact_person} />}
      second={<span title={recipient}>{recipient}</span>}
    />
  ) : (
    <span className="k-line" title={recipient}>
      {recipient}
    </span>
  )
