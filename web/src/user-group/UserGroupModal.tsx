import { reportingGroup } from '@kasack/contract/permission.ts'
import { userGroup } from '@kasack/contract/user-group.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import type { userGroupModal } from './door.ts'
import { labels } from './labels.ts'
import { UserGroupFields } from './UserGroupFields.tsx'

export const UserGroupModal = ({ id, onClose }: ModalProps<typeof userGroupModal>) => (
  <EntityModal entity={userGroup} labels={labels} id={id} onClose={onClose}>
    <UserGroupFields isKept={(name) => id !== undefined && name === reportingGroup} />
  </EntityModal>
)
