import type { Employee } from '@kasack/contract/employee.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as vacancyEntity } from '@kasack/contract/vacancy.ts'
import { Modal } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { changeUrl } from '../shared/address/url-state.ts'
import { withoutTable } from '../shared/address/url-table.ts'
import { confirm } from '../shared/form/confirm.ts'
import { focusAgain, focusSearch } from '../shared/form/field-focus.ts'
import { keyAround } from '../shared/form/form-around.tsx'
import { watch } from '../shared/form/open-forms.ts'
import { SessionLost } from '../shared/form/SessionLost.tsx'
import { texts as words } from '../shared/form/texts.ts'
import { formatDay, formatInteger, formatPeriod } from '../shared/language/format.ts'
import { t, useText } from '../shared/language/i18n.ts'
import { notify } from '../shared/notification/notify.ts'
import { PanelError } from '../shared/part/PanelError.tsx'
import { Waiting } from '../shared/part/Waiting.tsx'
import { today } from '../shared/program/clock.ts'
import { useRecord } from '../shared/record/use-record.ts'
import { useMay } from '../shared/session/permission.ts'
import { CandidatePicker } from './CandidatePicker.tsx'
import { pickerKey, pickerWidth } from './CandidatePickerColumns.tsx'
import { CandidatePickerFoot } from './CandidatePickerFoot.tsx'
import { CandidateRefusals } from './CandidateRefusals.tsx'
import { candidateModal } from './door.ts'
import type { Refused } from './queries.ts'
import { addCandidates, confirmWarnings } from './queries.ts'
import { freeDays, whyNotAdded } from './rules.ts'
import { texts } from './texts.ts'

/** Chooses among the employees who are no candidates of the vacancy yet; who could not be added stays chosen. */
export function CandidateDialog({ vacancyId, onClose }: { vacancyId: number; onClose: () => void }) {
  const text = useText()
  const may = useMay()
  const { record: vacancy, error, readAgain } = useRecord(vacancyEntity, vacancyId)
  const [rows, setRows] = useState<readonly Employee[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [isAdding, setAdding] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => focusAgain(opener), [opener])
  const hasChosen = useRef(false)
  useEffect(() => {
    hasChosen.current = rows.length > 0
  }, [rows])
  // The drawer of an employee may close above it.
  useEffect(() => watch((closing) => hasChosen.current && (closing?.includes(candidateModal.name) ?? true)), [])

  function leave() {
    hasChosen.current = false
    changeUrl((params) => withoutTable(params, pickerKey), { replace: true })
    onClose()
  }
  const cancel = async () => {
    if (!isAdding && (rows.length === 0 || (await confirmDiscard()))) leave()
  }
  async function add(chosen: Vacancy) {
    setAdding(true)
    const isSure = await confirmWarnings({ vacancy: chosen, rows, may })
    const left = isSure ? await addCandidates(chosen.id, rows) : null
    setAdding(false)
    if (!left) return
    tellAdded(rows.length - left.length)
    if (left.length === 0) return leave()
    setRefused(left)
    setRows(left.map(({ row }) => row))
  }

  return (
    <Modal
      open
      className="k-modal k-modal-flush"
      width={pickerWidth}
      style={{ top: 40 }}
      title={
        <div className="k-modal-title">
          {text(texts.add)} {vacancy && <small title={about(vacancy)}>{about(vacancy)}</small>}
        </div>
      }
      mask={{ closable: false }}
      closable={{ 'aria-label': text(words.close), disabled: isAdding }}
      onCancel={() => void cancel()}
      afterOpenChange={() => focusSearch(body.current)}
      modalRender={keyAround}
      footer={
        <CandidatePickerFoot
          names={rows.map(({ name }) => name)}
          disabledBecause={vacancy && whyNotAdded(vacancy, rows.length)}
          isAdding={isAdding}
          onCancel={() => void cancel()}
          onAdd={() => vacancy && void add(vacancy)}
        />
      }
    >
      <SessionLost holds={rows.length > 0} />
      <CandidateRefusals refused={refused} />
      <div ref={body}>
        {vacancy && (
          <CandidatePicker
            facility={vacancy.facility}
            vacancy={vacancy}
            days={freeDays(vacancy, today())}
            selection={{ rows, onChange: setRows }}
            onBegin={() => focusSearch(body.current)}
          />
        )}
        {!vacancy && (error ? <PanelError status={error.status} onReload={readAgain} /> : <Waiting lines={9} />)}
      </div>
    </Modal>
  )
}

const about = ({ name, date_range, number_of_bookings: booked, number_of_positions: positions }: Vacancy): string =>
  [
    name,
    formatPeriod(date_range, formatDay),
    t(texts.booked_of, { booked: formatInteger(booked), positions: formatInteger(positions) }),
  ].join(' · ')

const confirmDiscard = (): Promise<boolean> =>
  confirm({ title: t(texts.discard), text: t(texts.discard_help), yes: t(texts.discard_yes), no: t(texts.discard_no) })

function tellAdded(count: number) {
  if (count === 0) return
  notify({ kind: 'success', status: 201, title: t(count === 1 ? texts.added_one : texts.added_some, { count: formatInteger(count) }) })
}
