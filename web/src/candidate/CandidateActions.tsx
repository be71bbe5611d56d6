import { CarryOutOutlined, CloseOutlined, UndoOutlined } from '@ant-design/icons'
import type { Candidate } from '@kasack/contract/candidate.ts'
import { candidate as entity } from '@kasack/contract/candidate.ts'
import { placementTexts } from '@kasack/contract/placement.ts'
import type { Text } from '@kasack/contract/text.ts'
import { bookingModal } from '../booking/door.ts'
import { engagementAction } from '../engagement/EngagementAction.tsx'
import { askAction, profileAction } from '../send-email/SendEmailAction.tsx'
import { needsOf, openModal } from '../shared/address/modals.ts'
import { recordCall } from '../shared/address/record-path.ts'
import type { CallResult } from '../shared/call/api.ts'
import { request } from '../shared/call/api.ts'
import { offerFormer } from '../shared/call/former.ts'
import { t } from '../shared/language/i18n.ts'
import { notify } from '../shared/notification/notify.ts'
import { removalAction } from '../shared/table/row-actions.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { isRejected, whyNotBooked } from './rules.ts'
import { texts } from './texts.ts'

type Standing = {
  /** No position is left at the vacancy. */
  isFull: boolean
  /** Whom live bookings of the vacancy are for; nobody where the reader may not see bookings. */
  booked: ReadonlySet<number>
}

/** What can be done with a candidate of a vacancy: what makes no sense is not there, what is not possible says why. */
export function candidateActions(candidate: Candidate, { isFull, booked }: Standing): RowAction[] {
  const { id, status, employee } = candidate
  const whileBooked = status === 'signed' && booked.has(employee.id) ? placementTexts.booked : undefined
  const booking: RowAction = {
    key: 'booking',
    label: texts.start_booking,
    icon: <CarryOutOutlined />,
    needs: needsOf(bookingModal, false),
    modal: bookingModal,
    disabledBecause: whyNotBooked(candidate, isFull),
    onSelect: () => openModal(bookingModal, { from: { entity: 'candidate', id } }),
  }
  const reset: RowAction = {
    key: 'reset',
    label: texts.reset,
    icon: <UndoOutlined />,
    needs: entity.access.change,
    disabledBecause: whileBooked,
    onSelect: () => void resetStatus(candidate),
  }
  return [
    ...(isRejected(candidate) ? [] : [profileAction(candidate), booking]),
    askAction(candidate),
    engagementAction({ entity: 'employee', id: employee.id }),
    ...(isRejected(candidate)
      ? []
      : [
          rejection(candidate, 'rejected_by_employee', { label: texts.reject_by_employee, told: texts.employee_rejected }),
          rejection(candidate, 'rejected_by_facility', { label: texts.reject_by_facility, told: texts.facility_rejected }),
        ].map((act) => ({ ...act, disabledBecause: whileBooked }))),
    ...(status === 'new' ? [] : [reset]),
    { ...removalAction({ entity, id, name: employee.name }), disabledBecause: status === 'signed' ? placementTexts.signed : undefined },
  ]
}

const rejection = (candidate: Candidate, status: Candidate['status'], { label, told }: { label: Text; told: Text }): RowAction => ({
  key: status,
  label,
  icon: <CloseOutlined />,
  needs: entity.access.change,
  onSelect: () => void reject(candidate, status, told),
})

/** Can be taken back for a while. */
const reject = (candidate: Candidate, status: Candidate['status'], told: Text) =>
  setStatus(candidate, status, (changed) => {
    if (!changed.ok) return
    const title = t(told, { name: candidate.employee.name })
    offerFormer({ entity, noun: entity.noun, saved: changed.data, former: { status: candidate.status }, title })
  })

/** Told without a way back: to take it back would count as another rejection. */
const resetStatus = (candidate: Candidate) =>
  setStatus(candidate, 'new', () =>
    notify({ kind: 'success', status: 200, title: t(texts.status_reset, { name: candidate.employee.name }) }),
  )

const setStatus = ({ id }: Candidate, status: Candidate['status'], tell: (changed: CallResult<Candidate>) => void) =>
  request<Candidate>({ method: 'PATCH', path: recordCall(entity, id), body: { status }, entity: entity.noun, hooks: { 200: tell } })
