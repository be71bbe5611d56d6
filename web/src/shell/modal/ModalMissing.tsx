import { Modal } from 'antd'
import { errorTexts } from '../../shared/call/error-texts.ts'
import { useText } from '../../shared/language/i18n.ts'
import { PanelError } from '../../shared/part/PanelError.tsx'

/** Replaces a form whose address names no record, for example a link truncated in an e-mail. */
export function ModalMissing({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Modal open className="k-modal" title={t(errorTexts.not_found)} footer={null} onCancel={onClose}>
      <PanelError status={404} />
    </Modal>
  )
}
