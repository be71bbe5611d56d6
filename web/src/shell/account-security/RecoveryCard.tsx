import { SafetyCertificateOutlined } from '@ant-design/icons'
import type { RecoveryCodes } from '@kasack/contract/account-security.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { request } from '../../shared/call/api.ts'
import { useText } from '../../shared/language/i18n.ts'
import { ToneTag } from '../../shared/part/ToneTag.tsx'
import { currentPassword } from './dialog-field.ts'
import { SecurityCard } from './SecurityCard.tsx'
import { SecurityDialog } from './SecurityDialog.tsx'
import { texts } from './texts.ts'

const fields = [currentPassword]

/** Codes left at which the user is urged to make new ones. */
const few = 3

type Props = { left: number; isNeeded: boolean; onRecoveryCodes: (codes: RecoveryCodes['recovery_codes']) => void }

export function RecoveryCard({ left, isNeeded, onRecoveryCodes }: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <SecurityCard
      icon={SafetyCertificateOutlined}
      title={text(texts.recovery)}
      tag={isNeeded && <ToneTag tone={left <= few ? 'amber' : 'green'}>{text(texts.left, { count: left })}</ToneTag>}
      help={text(isNeeded ? texts.recovery_help : texts.recovery_none)}
      actions={isNeeded && <Button onClick={() => setOpen(true)}>{text(texts.draw)}</Button>}
    >
      {isOpen && (
        <SecurityDialog<RecoveryCodes>
          title={text(texts.draw)}
          fields={fields}
          yes={text(texts.draw)}
          submit={(body) => request({ method: 'POST', path: '/users/me/recovery-codes.json/', body, silent: true })}
          onDone={({ recovery_codes }) => {
            setOpen(false)
            onRecoveryCodes(recovery_codes)
          }}
          onClose={() => setOpen(false)}
        >
          <p>{text(texts.draw_help)}</p>
        </SecurityDialog>
      )}
    </SecurityCard>
  )
}
