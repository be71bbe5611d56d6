import type { Booking } from '@kasack/contract/booking.ts'
import { booking as entity } from '@kasack/contract/booking.ts'
import type { PeriodInput } from '@kasack/contract/field.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import type { FormAct } from '../shared/form/save.ts'
import { today } from '../shared/program/clock.ts'
import { BookingEnding } from './BookingEnding.tsx'
import { useNextSteps } from './BookingNextSteps.tsx'
import { BookingTerminationFields } from './BookingTerminationFields.tsx'
import type { bookingTerminationModal } from './door.ts'
import { labels } from './labels.ts'
import { bookingLabel } from './rules.ts'
import { texts } from './texts.ts'

const act: FormAct = {
  label: texts.terminate_booking,
  done: texts.was_terminated,
  isLoss: true,
  body: ({ notes, date_range }) => ({
    terminated: true,
    notes: notes ?? '',
    date_range: { upper: (date_range as PeriodInput).upper }, // required in the form
  }),
}

/** Ends a booking early, by default today. */
export function BookingTerminationModal({ id, onClose }: ModalProps<typeof bookingTerminationModal>) {
  const afterwards = useNextSteps('ended-at')
  return (
    <EntityModal
      entity={entity}
      labels={labels}
      id={id}
      name={bookingLabel}
      act={act}
      complete={endingToday}
      isNarrow
      noticeExtras={afterwards}
      onClose={onClose}
    >
      <BookingEnding id={id} act="terminated" />
      <BookingTerminationFields id={id} />
    </EntityModal>
  )
}

const endingToday = (booking: Booking) => ({ ...booking, date_range: { ...booking.date_range, upper: today() } })
