import { CloseCircleOutlined, ForwardOutlined, MinusCircleOutlined, UserSwitchOutlined } from '@ant-design/icons'
import type { Booking } from '@kasack/contract/booking.ts'
import { booking as entity } from '@kasack/contract/booking.ts'
import { needsOf, openModal } from '../shared/address/modals.ts'
import { replacementModal } from '../candidate/door.ts'
import { actionIcon } from '../shared/look/icons.ts'
import { editAction, historyAction, removalAction } from '../shared/table/row-actions.tsx'
import type { RowAction } from '../shared/table/RowMenu.tsx'
import { bookingCancellationModal, bookingModal, bookingTerminationModal } from './door.ts'
import { bookingLabel, whyNotRenewed, whyNotReplaced, whyNotChanged } from './rules.ts'
import { texts } from './texts.ts'

/** What can be done with a booking today; disabled actions say why. */
export function bookingActions(booking: Booking, today: string): RowAction[] {
  const { id } = booking
  const another = { needs: needsOf(bookingModal, false), modal: bookingModal }
  const begin = (origin: 'booking' | 'renewal') => ({
    onSelect: () => openModal(bookingModal, { from: { entity: origin, id } }),
  })
  const { cancelled, terminated } = entity.acts
  return [
    { ...editAction(bookingModal, id), disabledBecause: whyNotChanged(booking) },
    {
      ...another,
      key: 'renew',
      label: texts.renew,
      icon: <ForwardOutlined />,
      ...begin('renewal'),
      disabledBecause: whyNotRenewed(booking),
    },
    {
      key: 'replace',
      label: texts.replace,
      icon: <UserSwitchOutlined />,
      needs: needsOf(replacementModal, false),
      modal: replacementModal,
      onSelect: () => findReplacement(id),
      disabledBecause: whyNotReplaced(booking, today),
    },
    { ...another, key: 'duplicate', label: texts.duplicate, icon: <actionIcon.duplicate />, ...begin('booking') },
    {
      key: 'cancel',
      label: cancelled.label,
      icon: <CloseCircleOutlined />,
      needs: needsOf(bookingCancellationModal, true),
      modal: bookingCancellationModal,
      disabledBecause: cancelled.whyNot(booking, today),
      onSelect: () => openModal(bookingCancellationModal, { id }),
    },
    {
      key: 'terminate',
      label: terminated.label,
      icon: <MinusCircleOutlined />,
      needs: needsOf(bookingTerminationModal, true),
      modal: bookingTerminationModal,
      disabledBecause: terminated.whyNot(booking, today),
      onSelect: () => openModal(bookingTerminationModal, { id }),
    },
    historyAction({ entity, id, name: bookingLabel(booking) }),
    removalAction({ entity, id, name: bookingLabel(booking) }),
  ]
}

/** Opens the search for a replacement of the booked employee. */
export const findReplacement = (id: number): void => openModal(replacementModal, { from: { entity: 'booking', id } })
