import { CloudSyncOutlined, ScanOutlined } from '@ant-design/icons'
import type { AccountSecurity, RecoveryCodes } from '@kasack/contract/account-security.ts'
import { Button } from 'antd'
import { useState } from 'react'
import type { CallResult } from '../../shared/call/send.ts'
import { request } from '../../shared/call/api.ts'
import { formatMoment } from '../../shared/language/format.ts'
import { t, useText } from '../../shared/language/i18n.ts'
import { toast } from '../../shared/notification/notify.ts'
import { ToneTag } from '../../shared/part/ToneTag.tsx'
import { currentPassword } from './dialog-field.ts'
import { makePasskey, whyNoPasskey } from './passkey.ts'
import { PasskeyRenaming } from './PasskeyRenaming.tsx'
import { SecurityCard } from './SecurityCard.tsx'
import { SecurityDialog } from './SecurityDialog.tsx'
import { texts } from './texts.ts'

type Passkey = AccountSecurity['passkeys'][number]
type Props = Pick<AccountSecurity, 'passkeys' | 'passkey_host'> & {
  /** No second factor exists yet. */
  isFirst: boolean
  /** The name of this browser, offered as the passkey's name. */
  device: string
  onRecoveryCodes: (codes: RecoveryCodes['recovery_codes']) => void
}

export function PasskeysCard({ passkeys, passkey_host, isFirst, device, onRecoveryCodes }: Props) {
  const text = useText()
  const [dialog, setDialog] = useState<{ act: 'add' } | { act: 'rename' | 'remove'; passkey: Passkey } | null>(null)
  const why = whyNoPasskey(passkey_host)
  const close = () => setDialog(null)
  return (
    <SecurityCard
      icon={ScanOutlined}
      title={text(texts.passkeys)}
      tag={
        passkeys.length > 0 ? <span className="k-count">{passkeys.length}</span> : <ToneTag tone="grey">{text(texts.no_passkeys)}</ToneTag>
      }
      help={text(texts.passkeys_help)}
      actions={
        <>
          <Button disabled={why !== null} onClick={() => setDialog({ act: 'add' })}>
            {text(texts.add_passkey)}
          </Button>
          {why !== null && <span className="k-security-hint">{why}</span>}
        </>
      }
    >
      {passkeys.length > 0 && (
        <ul className="k-security-list">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <b>{passkey.name}</b>
                <small>
                  {text(texts.added, { moment: formatMoment(passkey.created_datetime) })} ·{' '}
                  {passkey.last_used_datetime
                    ? text(texts.last_used, { moment: formatMoment(passkey.last_used_datetime) })
                    : text(texts.never_used)}
                </small>
                {passkey.is_synced && (
                  <small>
                    <CloudSyncOutlined aria-hidden /> {text(texts.synced)}
                  </small>
                )}
              </div>
              {(['rename', 'remove'] as const).map((act) => (
                <Button
                  key={act}
                  size="small"
                  aria-label={text(texts[`${act}_passkey`], { name: passkey.name })}
                  onClick={() => setDialog({ act, passkey })}
                >
                  {text(texts[act])}
                </Button>
              ))}
            </li>
          ))}
        </ul>
      )}
      {dialog?.act === 'add' && (
        <SecurityDialog<RecoveryCodes>
          title={text(texts.add_passkey)}
          fields={[
            { name: 'name', label: texts.passkey_name, help: texts.passkey_name_help, kind: 'name', initial: device },
            currentPassword,
          ]}
          yes={text(texts.continue)}
          submit={add}
          onDone={({ recovery_codes }) => {
            close()
            toast('success', t(texts.passkey_added))
            onRecoveryCodes(recovery_codes)
          }}
          onClose={close}
        >
          {isFirst && <p>{text(texts.ends_others)}</p>}
        </SecurityDialog>
      )}
      {dialog?.act === 'rename' && <PasskeyRenaming {...dialog} onClose={close} />}
      {dialog?.act === 'remove' && (
        <SecurityDialog
          title={text(texts.remove_passkey, { name: dialog.passkey.name })}
          fields={[currentPassword]}
          yes={text(texts.remove)}
          isLoss
          submit={(body) => request({ method: 'POST', path: `/users/me/passkeys/${dialog.passkey.id}/remove.json/`, body, silent: true })}
          onDone={() => {
            close()
            toast('success', t(texts.passkey_removed))
          }}
          onClose={close}
        >
          <p>{text(texts.remove_passkey_help)}</p>
        </SecurityDialog>
      )}
    </SecurityCard>
  )
}

/** Requests options from the server, has the device make a passkey, and sends it to the server. */
async function add({ name, current_password }: Record<string, string>): Promise<CallResult<RecoveryCodes>> {
  const asked = await request<object>({
    method: 'POST',
    path: '/users/me/passkeys/options.json/',
    body: { current_password },
    silent: true,
  })
  if (!asked.ok) return asked
  const credential = await makePasskey(asked.data)
  return request({ method: 'POST', path: '/users/me/passkeys.json/', body: { name, credential }, silent: true })
}
