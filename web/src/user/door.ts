import { user } from '@kasack/contract/user.ts'
import { modal } from '../shared/address/modals.ts'

export const userModal = modal('user', { of: user, id: 'optional' })

/** A new password for a user who can no longer sign in. */
export const userPasswordModal = modal('user-password', { of: user, id: 'required' })

/** Hands over what a user is responsible for. */
export const userHandOverModal = modal('user-hand-over', { of: user, id: 'required' })
