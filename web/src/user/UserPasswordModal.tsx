import { user } from '@kasack/contract/user.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import type { FormAct } from '../shared/form/save.ts'
import { useText } from '../shared/language/i18n.ts'
import type { userPasswordModal } from './door.ts'
import { labels } from './labels.ts'
import { texts } from './texts.ts'
import { UserPassword } from './UserPassword.tsx'

const act: FormAct = { label: texts.new_password, done: texts.has_new_password, body: ({ password }) => ({ password }) }

/** Gives a user a new password, and ends her sessions with it. */
export function UserPasswordModal({ id, onClose }: ModalProps<typeof userPasswordModal>) {
  const t = useText()
  return (
    <EntityModal entity={user} labels={labels} id={id} act={act} isNarrow onClose={onClose}>
      <FieldGroup title={t(labels.password)} hint={t(texts.new_password_hint)}>
        <UserPassword />
      </FieldGroup>
    </EntityModal>
  )
}
