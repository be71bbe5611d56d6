import { Modal } from 'antd'
import { errorTexts } from '../../shared/call/error-texts.ts'
import { useText } from '../../shared/language/i18n.ts'
import { PanelError } from '../../shared/part/PanelError.tsx'

type Props = { status: keyof typeof titles; onClose: () => void }

/** Replaces a form the user may not open (403) or whose address names no record (404), for example a link sent by e-mail. */
export function ModalRefused({ status, onClose }: Props) {
  const t = useText()
  return (
    <Modal open className="k-modal" title={t(titles[status])} footer={null} onCancel={onClose}>
      <PanelError status={status} />
    </Modal>
  )
}

const titles = { 403: errorTexts.forbidden, 404: errorTexts.not_found }
