import { userGroup } from '@kasack/contract/user-group.ts'
import { modal } from '../shared/address/modals.ts'

export const userGroupModal = modal('user-group', { of: userGroup, id: 'optional' })
