import { testMail } from '@kasack/contract/outbox.ts'
import { modal } from '../shared/address/modals.ts'

/** Sends a mail to see whether mails arrive. */
export const testMailModal = modal('test-mail', { of: testMail })
