import { EyeOutlined } from '@ant-design/icons'
import type { EmailPreview } from '@kasack/contract/send-email.ts'
import { sendEmail } from '@kasack/contract/send-email.ts'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { focusWrong } from '../shared/form/field-focus.ts'
import { controlId, nameOf } from '../shared/form/form.ts'
import { useText } from '../shared/language/i18n.ts'
import { busy } from '../shared/look/busy.ts'
import type { Writing } from './queries.ts'
import { askPreview } from './queries.ts'
import { candidatesIn } from './rules.ts'
import { SendEmailPreview } from './SendEmailPreview.tsx'
import { texts } from './texts.ts'

/** Previews the e-mail. Reasons not to send it appear at their fields. */
export function SendEmailPreviewButton({ writing }: { writing: Writing }) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [mail, setMail] = useState<EmailPreview | null>(null)
  const formAround = () => button.current?.closest('form') ?? null

  async function look() {
    if (isAsking) return
    setAsking(true)
    const answered = await askPreview(writing)
    setAsking(false)
    if (answered) setMail(answered)
    else focusWrong(formAround())
  }
  function writeOn() {
    setMail(null)
    const id = controlId(writing.form, nameOf(sendEmail, sendEmail.fields.text))
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus())
  }
  function send() {
    setMail(null)
    formAround()?.requestSubmit()
  }
  return (
    <>
      <Button
        ref={button}
        type="link"
        size="small"
        className="k-in-text"
        icon={<EyeOutlined aria-hidden />}
        loading={busy(isAsking)}
        aria-haspopup="dialog"
        onClick={() => void look()}
      >
        {t(texts.preview)}
      </Button>
      {mail && <SendEmailPreview mail={mail} candidates={candidatesIn(writing.form.get().values)} onSend={send} onBack={writeOn} />}
    </>
  )
}
