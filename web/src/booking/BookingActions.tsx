import { CloseCircleOutlined, MinusCircleOutlined } from '@ant-design/icons'
import type { Booking } from '@kasack/contract/booking.ts'
import { booking as entity } from '@kasack/contract/booking.ts'
import { placementTexts, whyNotCancelled, whyNotTerminated } from '@kasack/contract/placement.ts'
import { needsOf, openModal } from '../shared/address/modals.ts'
import { actionIcon } from '../shared/look/icons.ts'
import { editAction, removalAction } from '../shared/table/row-actions.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { bookingCancellationModal, bookingModal, bookingTerminationModal } from './door.ts'
import { whoAndWhen, whySealed } from './rules.ts'
import { texts } from './texts.ts'

/** What can be done with a booking today; what cannot says why. */
export function bookingActions(booking: Booking, today: string): RowAction[] {
  const { id } = booking
  const [notCancelled, notTerminated] = [whyNotCancelled(booking, today), whyNotTerminated(booking, today)]
  return [
    { ...editAction(bookingModal, id), disabledBecause: whySealed(booking) },
    {
      key: 'duplicate',
      label: texts.duplicate,
      icon: <actionIcon.duplicate />,
      needs: needsOf(bookingModal, false),
      onSelect: () => openModal(bookingModal, { from: { entity: 'booking', id } }),
    },
    {
      key: 'cancel',
      label: texts.cancel,
      icon: <CloseCircleOutlined />,
      needs: needsOf(bookingCancellationModal, true),
      modal: bookingCancellationModal,
      disabledBecause: notCancelled ? placementTexts[notCancelled] : undefined,
      onSelect: () => openModal(bookingCancellationModal, { id }),
    },
    {
      key: 'terminate',
      label: texts.terminate,
      icon: <MinusCircleOutlined />,
      needs: needsOf(bookingTerminationModal, true),
      modal: bookingTerminationModal,
      disabledBecause: notTerminated ? placementTexts[notTerminated] : undefined,
      onSelect: () => openModal(bookingTerminationModal, { id }),
    },
    removalAction({ entity, id, name: whoAndWhen(booking) }),
  ]
}
