import { user } from '@kasack/contract/user.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import type { userModal } from './door.ts'
import { labels } from './labels.ts'
import { UserFields } from './UserFields.tsx'

export const UserModal = ({ id, onClose }: ModalProps<typeof userModal>) => (
  <EntityModal entity={user} labels={labels} id={id} onClose={onClose}>
    <UserFields id={id} />
  </EntityModal>
)
