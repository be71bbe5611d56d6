import { email } from '@kasack/contract/email.ts'
import { modal } from '../shared/address/modals.ts'

export const emailDrawer = modal('email-copy', { of: email, id: 'required', needs: email.access.read })
