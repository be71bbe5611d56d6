import { SendOutlined } from '@ant-design/icons'
import type { Candidate } from '@kasack/contract/candidate.ts'
import { bookingModal } from '../booking/door.ts'
import { emailModal } from '../send-email/door.ts'
import { actLabels } from '../send-email/labels.ts'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { nextStepOf, whyNotBooked } from './rules.ts'
import { texts } from './texts.ts'

/** Sends the profile if the facility does not know it yet, otherwise books; rejected and booked candidates have no next step here. */
export function CandidateNextStep({ candidate, isFull }: { candidate: Candidate; isFull: boolean }) {
  const t = useText()
  const { id } = candidate
  const step = nextStepOf(candidate, isFull)
  if (step === null) return null
  if (step === 'profile') {
    return (
      <OpenButton size="small" icon={<SendOutlined aria-hidden />} modal={emailModal} about={{ from: { entity: 'profile', id } }}>
        {t(actLabels.send_profile)}
      </OpenButton>
    )
  }
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
