import { KeyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { request } from '../../shared/call/api.ts'
import { t, useText } from '../../shared/language/i18n.ts'
import { toast } from '../../shared/notification/notify.ts'
import type { DialogField } from './dialog-field.ts'
import { currentPassword } from './dialog-field.ts'
import { SecurityCard } from './SecurityCard.tsx'
import { SecurityDialog } from './SecurityDialog.tsx'
import { texts } from './texts.ts'

const fields: DialogField[] = [
  { ...currentPassword, label: texts.former_password },
  { name: 'password', label: texts.new_password, help: texts.new_password_help, kind: 'new-password' },
]

export function PasswordCard() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <SecurityCard
      icon={KeyOutlined}
      title={text(texts.password)}
      help={text(texts.password_help)}
      actions={<Button onClick={() => setOpen(true)}>{text(texts.change_password)}</Button>}
    >
      {isOpen && (
        <SecurityDialog
          title={text(texts.change_password)}
          fields={fields}
          yes={text(texts.change_password)}
          submit={(body) => request({ method: 'POST', path: '/users/me/password.json/', body, silent: true })}
          onDone={() => {
            setOpen(false)
            toast('success', t(texts.password_changed))
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </SecurityCard>
  )
}
