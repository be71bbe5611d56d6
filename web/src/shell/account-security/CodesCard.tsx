import { CheckCircleOutlined, MobileOutlined } from '@ant-design/icons'
import type { AccountSecurity, RecoveryCodes } from '@kasack/contract/account-security.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { request } from '../../shared/call/api.ts'
import { formatMoment } from '../../shared/language/format.ts'
import { t, useText } from '../../shared/language/i18n.ts'
import { toast } from '../../shared/notification/notify.ts'
import { ToneTag } from '../../shared/part/ToneTag.tsx'
import { CodesSetUp } from './CodesSetUp.tsx'
import { currentPassword, oneTimeCode } from './dialog-field.ts'
import { SecurityCard } from './SecurityCard.tsx'
import { SecurityDialog } from './SecurityDialog.tsx'
import { texts } from './texts.ts'

const removal = [currentPassword, oneTimeCode]

type Props = {
  codes: AccountSecurity['one_time_codes']
  /** No second factor exists yet. */
  isFirst: boolean
  onRecoveryCodes: (codes: RecoveryCodes['recovery_codes']) => void
}

export function CodesCard({ codes, isFirst, onRecoveryCodes }: Props) {
  const text = useText()
  const [dialog, setDialog] = useState<'set up' | 'switch off' | null>(null)
  return (
    <SecurityCard
      icon={MobileOutlined}
      title={text(texts.codes)}
      tag={
        codes ? (
          <ToneTag tone="green" icon={CheckCircleOutlined}>
            {text(texts.set_up)}
          </ToneTag>
        ) : (
          <ToneTag tone="grey">{text(texts.not_set_up)}</ToneTag>
        )
      }
      help={text(texts.codes_help)}
      actions={
        codes ? (
          <Button onClick={() => setDialog('switch off')}>{text(texts.switch_off)}</Button>
        ) : (
          <Button type="primary" onClick={() => setDialog('set up')}>
            {text(texts.set_up_codes)}
          </Button>
        )
      }
    >
      {codes && (
        <p className="k-security-more">
          {text(texts.codes_since, { moment: formatMoment(codes.created_datetime) })} ·{' '}
          {codes.last_used_datetime ? text(texts.last_used, { moment: formatMoment(codes.last_used_datetime) }) : text(texts.never_used)}
        </p>
      )}
      {dialog === 'set up' && (
        <CodesSetUp
          isFirst={isFirst}
          onDone={(recovery) => {
            setDialog(null)
            toast('success', t(texts.codes_set_up))
            onRecoveryCodes(recovery)
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'switch off' && (
        <SecurityDialog
          title={text(texts.switch_codes_off)}
          fields={removal}
          yes={text(texts.switch_off)}
          isLoss
          submit={(body) => request({ method: 'POST', path: '/users/me/one-time-codes/remove.json/', body, silent: true })}
          onDone={() => {
            setDialog(null)
            toast('success', t(texts.codes_off))
          }}
          onClose={() => setDialog(null)}
        >
          <p>{text(texts.switch_off_help)}</p>
        </SecurityDialog>
      )}
    </SecurityCard>
  )
}
