import type { AccountSecurity } from '@kasack/contract/account-security.ts'
import { request } from '../../shared/call/api.ts'
import { t, useText } from '../../shared/language/i18n.ts'
import { toast } from '../../shared/notification/notify.ts'
import { SecurityDialog } from './SecurityDialog.tsx'
import { texts } from './texts.ts'

type Props = { passkey: AccountSecurity['passkeys'][number]; onClose: () => void }

/** Renames a passkey. A name proves nothing, so no password is required. */
export function PasskeyRenaming({ passkey: { id, name }, onClose }: Props) {
  const text = useText()
  return (
    <SecurityDialog
      title={text(texts.rename_passkey, { name })}
      fields={[{ name: 'name', label: texts.passkey_name, help: texts.passkey_name_help, kind: 'name', initial: name }]}
      yes={text(texts.rename)}
      submit={async (body) => {
        const answer = await request({ method: 'PATCH', path: `/users/me/passkeys/${id}.json/`, body, silent: true })
        if (answer.ok) toast('success', t(texts.passkey_renamed, { name: body['name']!.trim() }))
        return answer
      }}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
