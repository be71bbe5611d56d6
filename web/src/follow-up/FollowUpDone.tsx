import { CheckOutlined } from '@ant-design/icons'
import { facility as entity } from '@kasack/contract/facility.ts'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { engagementModal } from '../engagement/door.ts'
import { useText } from '../shared/language/i18n.ts'
import { busy } from '../shared/look/busy.ts'
import { openModal } from '../shared/address/modals.ts'
import { useMay } from '../shared/session/permission.ts'
import type { ReadFacility } from './FollowUpClearing.tsx'
import { clearFollowUp } from './FollowUpClearing.tsx'
import { texts } from './texts.ts'

/** Marks a facility's follow-up as done; offers to write a logbook entry about the call instead. */
export function FollowUpDone({ facility }: { facility: ReadFacility }) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const may = useMay()
  const close = () => setAsking(false)
  async function settle() {
    setSaving(true)
    const isCleared = await clearFollowUp(facility, texts.done_told)
    setSaving(false)
    if (isCleared) close()
  }
  function write() {
    close()
    openModal(engagementModal, { from: { entity: 'facility', id: facility.id } })
  }
  if (!may(entity.access.change)) return null
  return (
    <>
      <Button icon={<CheckOutlined aria-hidden />} onClick={() => setAsking(true)}>
        {text(texts.done)}
      </Button>
      <Modal
        open={isAsking}
        width={480}
        title={text(texts.done_question)}
        onCancel={close}
        footer={
          <>
            <Button onClick={close}>{text(texts.cancel)}</Button>
            <Button onClick={() => void settle()} loading={busy(isSaving)}>
              {text(texts.done_only)}
            </Button>
            <Button type="primary" onClick={write}>
              {text(texts.done_with_entry)}
            </Button>
          </>
        }
      >
        {text(texts.done_help)}
      </Modal>
    </>
  )
}
