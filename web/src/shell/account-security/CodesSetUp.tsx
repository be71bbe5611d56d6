import type { NewOneTimeCodes, RecoveryCodes } from '@kasack/contract/account-security.ts'
import { QRCode } from 'antd'
import { useState } from 'react'
import { request } from '../../shared/call/api.ts'
import { useText } from '../../shared/language/i18n.ts'
import { Copy } from '../../shared/part/Copy.tsx'
import { currentPassword, oneTimeCode } from './dialog-field.ts'
import { SecurityDialog } from './SecurityDialog.tsx'
import { texts } from './texts.ts'

const password = [currentPassword]
const firstCode = [oneTimeCode]

type Props = {
  /** No second factor exists yet. */
  isFirst: boolean
  onDone: (codes: RecoveryCodes['recovery_codes']) => void
  onClose: () => void
}

/** Sets up one-time codes: the password, the secret for the app, the first code. */
export function CodesSetUp({ isFirst, onDone, onClose }: Props) {
  const text = useText()
  const [begun, setBegun] = useState<NewOneTimeCodes | null>(null)
  const title = text(texts.set_up_codes)
  if (begun === null)
    return (
      <SecurityDialog<NewOneTimeCodes>
        key="password"
        title={title}
        fields={password}
        yes={text(texts.continue)}
        submit={(body) => request({ method: 'POST', path: '/users/me/one-time-codes.json/', body, silent: true })}
        onDone={setBegun}
        onClose={onClose}
      >
        {isFirst && <p>{text(texts.ends_others)}</p>}
      </SecurityDialog>
    )
  return (
    <SecurityDialog<RecoveryCodes>
      key="code"
      title={title}
      fields={firstCode}
      yes={text(texts.confirm)}
      submit={(body) => request({ method: 'POST', path: '/users/me/one-time-codes/confirm.json/', body, silent: true })}
      onDone={({ recovery_codes }) => onDone(recovery_codes)}
      onClose={onClose}
    >
      <p>{text(texts.scan)}</p>
      <div className="k-security-secret">
        <div role="img" aria-label={text(texts.qr_code)}>
          <QRCode type="svg" value={begun.uri} size={168} color="#000" bgColor="#fff" bordered={false} aria-hidden />
        </div>
        <div>
          <span className="k-security-label">{text(texts.secret)}</span>
          <Copy what={text(texts.secret)} value={begun.secret}>
            <code>{begun.secret.match(/.{4}/g)?.join(' ')}</code>
          </Copy>
        </div>
      </div>
    </SecurityDialog>
  )
}
