import { testMail } from '@kasack/contract/outbox.ts'
import { modal } from '../shared/address/modals.ts'

/** Sends an e-mail to check that e-mails arrive. */
export const testMailModal = modal('test-mail', { of: testMail })
