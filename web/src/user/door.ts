import { user } from '@kasack/contract/user.ts'
import { modal } from '../shared/address/modals.ts'

/** The form of a user. */
export const userModal = modal('user', { of: user, id: 'optional' })

/** A new password for somebody who cannot sign in any more. */
export const userPasswordModal = modal('user-password', { of: user, id: 'required' })

/** Who looks after what was hers. */
export const userHandOverModal = modal('user-hand-over', { of: user, id: 'required' })
