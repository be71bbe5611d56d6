import type { Applicant } from '@kasack/contract/applicant.ts'
import { applicant as entity } from '@kasack/contract/applicant.ts'
import { MailOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { request } from '../shared/call/api.ts'
import { formatDay, formatMoment } from '../shared/language/format.ts'
import { t, useText } from '../shared/language/i18n.ts'
import { busy } from '../shared/look/busy.ts'
import { toast } from '../shared/notification/notify.ts'
import { now } from '../shared/program/clock.ts'
import { actCall } from '../shared/record/contract-acts.ts'
import { useMay } from '../shared/session/permission.ts'
import { verificationOf } from './rules.ts'
import { texts } from './texts.ts'

/** Whether an applicant has confirmed her address; until then, what became of the e-mail, and a button that sends another one. */
export function ApplicantVerification({ applicant, isReadOnly }: { applicant: Applicant; isReadOnly: boolean }) {
  const text = useText()
  const may = useMay()
  const [isSending, setSending] = useState(false)
  const { id, verification_mail: mail } = applicant
  async function send() {
    setSending(true)
    await request({
      method: 'POST',
      path: actCall(entity, id, entity.acts.send_verification),
      hooks: { 200: () => toast('success', t(texts.sent_again)) },
    })
    setSending(false)
  }
  return (
    <div className="k-mail-state">
      <State applicant={applicant} />
      {!entity.acts.send_verification.whyNot(applicant) && !isReadOnly && may(entity.access.change) && (
        <Button size="small" icon={<MailOutlined aria-hidden />} loading={busy(isSending)} onClick={() => void send()}>
          {text(mail ? entity.acts.send_verification.label : texts.send_first)}
        </Button>
      )}
    </div>
  )
}

const states = {
  none: texts.mail_none,
  waiting: texts.mail_waiting,
  held: texts.mail_held,
  failed: texts.mail_failed,
  confirmed: texts.mail_confirmed,
  sent: texts.mail_sent,
  expired: texts.mail_sent,
}

function State({ applicant }: { applicant: Applicant }) {
  const text = useText()
  const { email_verification_datetime: confirmed, verification_mail: mail } = applicant
  const state = verificationOf(applicant, now())
  const day = formatDay(mail?.expires_datetime)
  return (
    <>
      <span className={state === 'failed' ? 'k-late' : ''}>
        {text(states[state], { moment: formatMoment(confirmed ?? mail?.sent_datetime) })}
      </span>
      {(state === 'waiting' || state === 'failed') && mail?.last_error && (
        <span>{text(texts.mail_reason, { reason: mail.last_error })}</span>
      )}
      {state === 'sent' && <span>{text(texts.mail_valid_until, { day })}</span>}
      {state === 'expired' && <span className="k-late">{text(texts.mail_expired, { day })}</span>}
    </>
  )
}
