import type { EmailPreview } from '@kasack/contract/send-email.ts'
import { Button, Modal } from 'antd'
import { useRef } from 'react'
import { formAround } from '../shared/form/form-around.tsx'
import { saveKey, saveShortcut } from '../shared/form/save-key.ts'
import { useText } from '../shared/language/i18n.ts'
import { actLabels } from './labels.ts'
import { SendEmailPreviewMail } from './SendEmailPreviewMail.tsx'
import { texts } from './texts.ts'

type Props = {
  mail: EmailPreview
  /** How many candidates it is about. */
  candidates: number
  onSend: () => void
  onBack: () => void
}

const width = 800

/** The e-mail as it would arrive, on top of the form, to send or go back to writing. Focus starts on its text. */
export function SendEmailPreview({ mail, candidates, onSend, onBack }: Props) {
  const t = useText()
  const read = useRef<HTMLElement>(null)
  return (
    <Modal
      open
      className="k-modal"
      width={width}
      style={{ top: 40 }}
      title={<div className="k-modal-title">{t(texts.preview_title)}</div>}
      mask={{ closable: false }}
      closable={{ 'aria-label': t(texts.write_on) }}
      onCancel={onBack}
      afterOpenChange={(isOpen) => isOpen && read.current?.focus({ preventScroll: true })}
      modalRender={formAround(onSend)}
      footer={
        <div className="k-modal-foot">
          <span>{t(texts.key, { key: t(saveKey) })}</span>
          <Button onClick={onBack}>{t(texts.write_on)}</Button>
          <Button type="primary" htmlType="submit" aria-keyshortcuts={saveShortcut}>
            {t(actLabels.send)}
          </Button>
        </div>
      }
    >
      <SendEmailPreviewMail mail={mail} candidates={candidates} textRef={read} />
    </Modal>
  )
}
