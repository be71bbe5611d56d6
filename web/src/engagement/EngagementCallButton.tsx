import type { Engagement } from '@kasack/contract/engagement.ts'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { engagementModal } from './door.ts'
import { texts } from './texts.ts'

/** One click from a due follow-up to the entry about the call: with the same people, and a note of its own. */
export function EngagementCallButton({ engagement: { id, facility, employee } }: { engagement: Engagement }) {
  const t = useText()
  const name = (facility ?? employee)?.name ?? ''
  return (
    <OpenButton
      size="small"
      aria-label={t(texts.entry_about, { name })}
      modal={engagementModal}
      about={{ from: { entity: 'follow-up', id } }}
    >
      {t(texts.entry)}
    </OpenButton>
  )
}
