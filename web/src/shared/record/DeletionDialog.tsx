import type { Deletion } from '@kasack/contract/deletion.ts'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { useRef, useState } from 'react'
import { recordCall, recordPath } from '../address/record-path.ts'
import { nounInside } from '../call/outcome.ts'
import { read } from '../call/read.ts'
import { useText } from '../language/i18n.ts'
import { busy } from '../look/busy.ts'
import { PanelError } from '../part/PanelError.tsx'
import { Waiting } from '../part/Waiting.tsx'
import { useMay } from '../session/permission.ts'
import { setActive } from './activity.tsx'
import type { RecordWords } from './consequence.ts'
import type { DeletionTarget } from './deletion.ts'
import { deleteRecord } from './deletion.ts'
import { DeletionForeseen } from './DeletionForeseen.tsx'
import { texts as partTexts } from '../part/texts.ts'
import { texts } from './texts.ts'

type Props = {
  target: DeletionTarget
  words: RecordWords
  /** E-mail resources, which are not restored with a deleted record. */
  mails?: readonly string[]
  onSettled: (isGone: boolean) => void
}

/** Above form dialogs, from which a record may be deleted, like antd's own confirmations. */
const aboveForms = 2000

/** Confirms a deletion: shows what goes and what stays, and offers to deactivate the record instead. A refused deletion is not offered. */
export function DeletionDialog({ target, words, mails = [], onSettled }: Props) {
  const t = useText()
  const may = useMay()
  const cancel = useRef<HTMLButtonElement>(null)
  const [doing, setDoing] = useState<'deleting' | 'resting' | null>(null)
  const { entity, id } = target
  const foreseen = useQuery({ ...read<Deletion>(`${recordPath(entity, id)}/deletion.json/`), gcTime: 0 })
  const canRest = 'is_active' in entity.fields && may(entity.access.change)
  const { data: record } = useQuery({ ...read<{ is_active?: boolean }>(recordCall(entity, id)), enabled: canRest })
  const offersRest = canRest && record?.is_active === true
  const isRefused = foreseen.data !== undefined && foreseen.data.refused.length > 0

  const remove = async () => {
    setDoing('deleting')
    onSettled(await deleteRecord(target))
  }
  const rest = async () => {
    setDoing('resting')
    await setActive(entity, { ...record, id }, false)
    onSettled(false)
  }
  return (
    <Modal
      open
      className="k-modal"
      width={520}
      zIndex={aboveForms}
      title={t(texts.confirm_removal, { noun: nounInside(entity.noun) })}
      mask={{ closable: false }}
      closable={false}
      onCancel={() => doing ?? onSettled(false)}
      afterOpenChange={() => cancel.current?.focus()}
      footer={
        <div className="k-modal-foot">
          <span />
          <Button ref={cancel} disabled={doing !== null} onClick={() => onSettled(false)}>
            {t(isRefused && !offersRest ? partTexts.close : texts.cancel)}
          </Button>
          {!isRefused && !foreseen.error && (
            <Button danger loading={busy(doing === 'deleting')} disabled={!foreseen.data || doing !== null} onClick={() => void remove()}>
              {t(texts.removal_yes)}
            </Button>
          )}
          {offersRest && (
            <Button type="primary" loading={busy(doing === 'resting')} disabled={doing !== null} onClick={() => void rest()}>
              {t(texts.set_inactive)}
            </Button>
          )}
        </div>
      }
    >
      {foreseen.data ? (
        <DeletionForeseen name={target.name} foreseen={foreseen.data} words={words} offersRest={offersRest} mails={mails} />
      ) : foreseen.error ? (
        <PanelError status={foreseen.error.status} onReload={() => void foreseen.refetch()} />
      ) : (
        <Waiting lines={4} />
      )}
    </Modal>
  )
}
