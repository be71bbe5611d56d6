import { userGroup } from '@kasack/contract/user-group.ts'
import { modal } from '../shared/address/modals.ts'

/** The form of a user group. */
export const userGroupModal = modal('user-group', { of: userGroup, id: 'optional' })
