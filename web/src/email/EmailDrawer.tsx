import type { Email } from '@kasack/contract/email.ts'
import { email as entity } from '@kasack/contract/email.ts'
import { OutboxState } from '../outbox/OutboxState.tsx'
import type { ModalProps } from '../shared/address/modals.ts'
import { RecordDrawer } from '../shared/record/RecordDrawer.tsx'
import type { emailDrawer } from './door.ts'
import { EmailCopy } from './EmailCopy.tsx'

/** An e-mail in a drawer above the current page: its text, and whether it was delivered. */
export const EmailDrawer = ({ id, onClose }: ModalProps<typeof emailDrawer>) => (
  <RecordDrawer entity={entity} id={id} name={subjectOf} place="email-copy" onClose={onClose} tags={stateOf}>
    {(email) => <EmailCopy email={email} />}
  </RecordDrawer>
)

const subjectOf = ({ subject }: Email) => subject
const stateOf = ({ state }: Email) => <OutboxState state={state} />
