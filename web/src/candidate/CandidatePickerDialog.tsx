import type { Text } from '@kasack/contract/text.ts'
import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { changeUrl } from '../shared/address/url-state.ts'
import { withoutTable } from '../shared/address/url-table.ts'
import type { RequestFailed } from '../shared/call/read.ts'
import { focusAgain, focusSearch } from '../shared/form/field-focus.ts'
import { keyAround } from '../shared/form/form-around.tsx'
import { texts as words } from '../shared/form/texts.ts'
import { useText } from '../shared/language/i18n.ts'
import { PanelError } from '../shared/part/PanelError.tsx'
import { Waiting } from '../shared/part/Waiting.tsx'
import { pickerKey } from './CandidatePickerColumns.tsx'

type Props<Record> = {
  title: Text
  /** The record the employee is chosen for. */
  of: { record: Record | undefined; error: RequestFailed | null; readAgain: () => void }
  /** Describes the record, on one line next to the title. */
  about: (record: Record) => string
  above?: ReactNode
  footer: ReactNode
  isBusy?: boolean
  onCancel: () => void
  /** The picker; it reports when it is ready to search. */
  children: (record: Record, onBegin: () => void) => ReactNode
}

/** The large dialog for choosing employees; the focus starts in its search and returns to where it came from. */
export function CandidatePickerDialog<Record>({ title, of, about, above, footer, isBusy = false, onCancel, children }: Props<Record>) {
  const t = useText()
  const [body, setBody] = useState<HTMLDivElement | null>(null)
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => focusAgain(opener), [opener])
  const { record, error, readAgain } = of
  const remark = record && about(record)
  const beginSearch = () => focusSearch(body)
  return (
    <Modal
      open
      className="k-modal k-modal-flush"
      width={1120}
      style={{ top: 40 }}
      title={
        <div className="k-modal-title">
          {t(title)} {remark && <small title={remark}>{remark}</small>}
        </div>
      }
      mask={{ closable: false }}
      closable={{ 'aria-label': t(words.close), disabled: isBusy }}
      onCancel={onCancel}
      afterOpenChange={beginSearch}
      modalRender={keyAround}
      footer={footer}
    >
      {above}
      <div ref={setBody}>
        {record && children(record, beginSearch)}
        {!record && (error ? <PanelError status={error.status} onReload={readAgain} /> : <Waiting lines={9} />)}
      </div>
    </Modal>
  )
}

/** Removes the picker's table from the address. */
export const leavePicker = () => changeUrl((params) => withoutTable(params, pickerKey), { replace: true })
