import { booking as entity } from '@kasack/contract/booking.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import type { FormAct } from '../shared/form/save.ts'
import { useText } from '../shared/language/i18n.ts'
import type { bookingCancellationModal } from './door.ts'
import { BookingEnding } from './BookingEnding.tsx'
import { useNextSteps } from './BookingNextSteps.tsx'
import { labels } from './labels.ts'
import { bookingLabel } from './rules.ts'
import { texts } from './texts.ts'

const act: FormAct = {
  label: texts.cancel_booking,
  done: texts.was_cancelled,
  dismiss: texts.keep_booking,
  isLoss: true,
  body: ({ notes }) => ({ cancelled: true, notes: notes ?? '' }),
}

/** Cancels a booking, with a note why. */
export function BookingCancellationModal({ id, onClose }: ModalProps<typeof bookingCancellationModal>) {
  const t = useText()
  const afterwards = useNextSteps('facility')
  return (
    <EntityModal entity={entity} labels={labels} id={id} name={bookingLabel} act={act} isNarrow noticeExtras={afterwards} onClose={onClose}>
      <BookingEnding id={id} act="cancelled" />
      <FieldGroup title={t(texts.cancellation)}>
        <Field of={entity.fields.notes} width="full" />
      </FieldGroup>
    </EntityModal>
  )
}
