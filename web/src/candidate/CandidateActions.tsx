import { CalendarOutlined, CarryOutOutlined, CloseOutlined, UndoOutlined } from '@ant-design/icons'
import type { Act } from '@kasack/contract/act.ts'
import type { Candidate } from '@kasack/contract/candidate.ts'
import { candidate as entity } from '@kasack/contract/candidate.ts'
import { isRejected, placementTexts } from '@kasack/contract/placement.ts'
import { bookingModal } from '../booking/door.ts'
import { engagementAction } from '../engagement/EngagementAction.tsx'
import { askAction, profileAction } from '../send-email/SendEmailAction.tsx'
import { needsOf, openModal } from '../shared/address/modals.ts'
import { t } from '../shared/language/i18n.ts'
import { actItems, sendAct } from '../shared/record/contract-acts.ts'
import { historyAction, removalAction } from '../shared/table/row-actions.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { candidateAvailableModal } from './door.ts'
import { whyNotBooked } from './rules.ts'
import { texts } from './texts.ts'

type ActName = keyof typeof entity.acts

const { acts }: { acts: Record<ActName, Act<Pick<Candidate, 'status'> & { isBooked: boolean }>> } = entity
const icons = { rejected_by_employee: <CloseOutlined />, rejected_by_facility: <CloseOutlined />, reset: <UndoOutlined /> }
const told = { rejected_by_employee: texts.employee_rejected, rejected_by_facility: texts.facility_rejected, reset: texts.status_reset }

type Standing = {
  /** No position is left at the vacancy. */
  isFull: boolean
  /** Employees with a live booking at the vacancy; empty if the reader may not see bookings. */
  booked: ReadonlySet<number>
}

/** The actions on a candidate of a vacancy: pointless ones are left out, impossible ones say why. */
export function candidateActions(candidate: Candidate, { isFull, booked }: Standing): RowAction[] {
  const { id, status, employee } = candidate
  const statusActions = actItems({
    entity,
    acts,
    icons,
    facts: { status, isBooked: booked.has(employee.id) },
    onSelect: (name) => void sendAct({ entity, id, act: acts[name], title: t(told[name], { name: employee.name }) }),
  })
  const booking: RowAction = {
    key: 'booking',
    label: texts.start_booking,
    icon: <CarryOutOutlined />,
    needs: needsOf(bookingModal, false),
    modal: bookingModal,
    disabledBecause: whyNotBooked(candidate, isFull),
    onSelect: () => openModal(bookingModal, { from: { entity: 'candidate', id } }),
  }
  const availability: RowAction = {
    key: 'availability',
    label: texts.set_available_from,
    icon: <CalendarOutlined />,
    needs: needsOf(candidateAvailableModal, true),
    modal: candidateAvailableModal,
    onSelect: () => openModal(candidateAvailableModal, { id }),
  }
  return [
    ...(isRejected(candidate) ? [] : [profileAction(candidate), booking]),
    askAction(candidate),
    availability,
    engagementAction({ entity: 'employee', id: employee.id }),
    ...statusActions,
    historyAction({ entity, id, name: employee.name }),
    { ...removalAction({ entity, id, name: employee.name }), disabledBecause: status === 'signed' ? placementTexts.signed : undefined },
  ]
}
