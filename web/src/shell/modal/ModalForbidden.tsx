import { Modal } from 'antd'
import { errorTexts } from '../../shared/call/error-texts.ts'
import { useText } from '../../shared/language/i18n.ts'
import { PanelError } from '../../shared/part/PanelError.tsx'

/** Replaces a form the user may not open, for example behind a link they were sent. */
export function ModalForbidden({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Modal open className="k-modal" title={t(errorTexts.forbidden)} footer={null} onCancel={onClose}>
      <PanelError status={403} />
    </Modal>
  )
}
