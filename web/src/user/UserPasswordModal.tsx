import { user } from '@kasack/contract/user.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import type { FormAct } from '../shared/form/save.ts'
import { useText } from '../shared/language/i18n.ts'
import { useUser } from '../shared/session/session.ts'
import type { userPasswordModal } from './door.ts'
import { labels } from './labels.ts'
import { texts } from './texts.ts'
import { UserOwnPassword } from './UserOwnPassword.tsx'
import { UserPassword } from './UserPassword.tsx'

const act: FormAct = { label: texts.new_password, done: texts.has_new_password, body: ({ password }) => ({ password }) }

/**
 * Sets a user's password and ends their sessions. Not for oneself, since changing one's own password requires the
 * current one.
 */
export function UserPasswordModal({ id, onClose }: ModalProps<typeof userPasswordModal>) {
  const t = useText()
  const isSelf = useUser()?.id === id
  return (
    <EntityModal entity={user} labels={labels} id={id} act={act} isNarrow onClose={onClose}>
      <FieldGroup title={t(labels.password)} hint={isSelf ? <UserOwnPassword /> : t(texts.new_password_hint)}>
        <UserPassword refusedBecause={isSelf ? texts.own_password : null} />
      </FieldGroup>
    </EntityModal>
  )
}
