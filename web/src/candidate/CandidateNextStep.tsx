import type { Candidate } from '@kasack/contract/candidate.ts'
import { bookingModal } from '../booking/door.ts'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { whyNotBooked } from './rules.ts'
import { texts } from './texts.ts'

/** Books the candidate; who was rejected or is booked has no next step here. */
export function CandidateNextStep({ candidate, isFull }: { candidate: Candidate; isFull: boolean }) {
  const t = useText()
  const { id, status } = candidate
  if (status !== 'new' && status !== 'applied') return null
  return (
    <OpenButton
      size="small"
      icon={null}
      modal={bookingModal}
      about={{ from: { entity: 'candidate', id } }}
      disabledBecause={whyNotBooked(candidate, isFull)}
    >
      {t(texts.start_booking)}
    </OpenButton>
  )
}
