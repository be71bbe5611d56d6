import { email } from '@kasack/contract/email.ts'
import { modal } from '../shared/address/modals.ts'

/** The copy of an e-mail at the side of any page. */
export const emailDrawer = modal('email-copy', { of: email, id: 'required', needs: email.access.read })
