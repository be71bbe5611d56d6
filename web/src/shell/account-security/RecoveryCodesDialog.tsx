import { CopyOutlined, DownloadOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useEffect, useRef } from 'react'
import { watch } from '../../shared/form/open-forms.ts'
import { t, useText } from '../../shared/language/i18n.ts'
import { copyText } from '../../shared/part/copy-text.ts'
import { texts } from './texts.ts'

type Props = { codes: readonly string[]; username: string; onClose: () => void }

/** Shows recovery codes for the only time; leaving the page asks for confirmation. */
export function RecoveryCodesDialog({ codes, username, onClose }: Props) {
  const text = useText()
  const done = useRef<HTMLButtonElement>(null)
  useEffect(() => watch(() => true), [])
  const asText = () => `${t(texts.for_whom, { name: username })}\n\n${codes.join('\n')}\n`
  return (
    <Modal
      open
      className="k-modal k-recovery"
      width={480}
      style={{ top: 80 }}
      title={<div className="k-modal-title">{text(texts.recovery_title)}</div>}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      afterOpenChange={() => done.current?.focus()}
      footer={
        <div className="k-modal-foot">
          <span />
          <Button ref={done} type="primary" onClick={onClose}>
            {text(texts.kept)}
          </Button>
        </div>
      }
    >
      <p>{text(texts.shown_once)}</p>
      <p className="k-recovery-whose">{text(texts.for_whom, { name: username })}</p>
      <ol className="k-recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="k-security-actions">
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copyText(asText())}>
          {text(texts.copy)}
        </Button>
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => download(asText(), t(texts.file_name))}>
          {text(texts.download)}
        </Button>
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => print()}>
          {text(texts.print)}
        </Button>
      </div>
    </Modal>
  )
}

function download(words: string, name: string) {
  const href = URL.createObjectURL(new Blob([words], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
}
