import type { Employee } from '@kasack/contract/employee.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as vacancyEntity } from '@kasack/contract/vacancy.ts'
import { useEffect, useRef, useState } from 'react'
import { confirm } from '../shared/form/confirm.ts'
import { watch } from '../shared/form/open-forms.ts'
import { SessionLost } from '../shared/form/SessionLost.tsx'
import { formatDay, formatInteger, formatPeriod } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import { today } from '../shared/program/clock.ts'
import { useRecord } from '../shared/record/use-record.ts'
import { useMay } from '../shared/session/permission.ts'
import { CandidatePicker } from './CandidatePicker.tsx'
import { CandidatePickerDialog, leavePicker } from './CandidatePickerDialog.tsx'
import { CandidatePickerFoot } from './CandidatePickerFoot.tsx'
import { CandidateRefusals } from './CandidateRefusals.tsx'
import { candidateModal } from './door.ts'
import type { PickRefusal } from './queries.ts'
import { usePickerOrder } from './CandidateOrder.tsx'
import { addCandidates, confirmWarnings, tellAdded } from './queries.ts'
import { freeDays, whyNotAdded } from './rules.ts'
import { texts } from './texts.ts'

/** Adds employees as candidates of the vacancy; those the server refuses stay selected. */
export function CandidateDialog({ vacancyId, onClose }: { vacancyId: number; onClose: () => void }) {
  const may = useMay()
  const read = useRecord(vacancyEntity, vacancyId)
  const [rows, setRows] = useState<readonly Employee[]>([])
  const [refused, setRefused] = useState<readonly PickRefusal[]>([])
  const [isAdding, setAdding] = useState(false)
  const order = usePickerOrder()
  const hasChosen = useRef(false)
  useEffect(() => {
    hasChosen.current = rows.length > 0
  }, [rows])
  // Closing an employee drawer above this dialog needs no confirmation.
  useEffect(() => watch((closing) => hasChosen.current && (closing?.includes(candidateModal.name) ?? true)), [])

  function leave() {
    hasChosen.current = false
    leavePicker()
    onClose()
  }
  const cancel = async () => {
    if (!isAdding && (rows.length === 0 || (await confirmDiscard()))) leave()
  }
  async function add(chosen: Vacancy) {
    setAdding(true)
    const isSure = await confirmWarnings({ vacancy: chosen, rows, may })
    const added = isSure ? await addCandidates(chosen.id, { rows, source: order === 'fit' ? 'matches' : null }) : null
    setAdding(false)
    if (!added) return
    const left = added.refused
    tellAdded(rows.length - left.length, added.group)
    if (left.length === 0) return leave()
    setRefused(left)
    setRows(left.map(({ row }) => row))
  }

  return (
    <CandidatePickerDialog
      title={texts.add}
      of={read}
      about={about}
      above={
        <>
          <SessionLost holds={rows.length > 0} />
          <CandidateRefusals refused={refused} />
        </>
      }
      isBusy={isAdding}
      onCancel={() => void cancel()}
      footer={
        <CandidatePickerFoot
          names={rows.map(({ name }) => name)}
          disabledBecause={read.record && whyNotAdded(read.record, rows.length)}
          isAdding={isAdding}
          onCancel={() => void cancel()}
          onAdd={() => read.record && void add(read.record)}
        />
      }
    >
      {(vacancy, onBegin) => (
        <CandidatePicker
          facility={vacancy.facility}
          vacancy={vacancy}
          days={freeDays(vacancy, today())}
          selection={{ rows, onChange: setRows }}
          onBegin={onBegin}
        />
      )}
    </CandidatePickerDialog>
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
