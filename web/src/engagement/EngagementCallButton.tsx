import type { Engagement } from '@kasack/contract/engagement.ts'
import { Button } from 'antd'
import { useText } from '../shared/language/i18n.ts'
import { actionIcon } from '../shared/look/icons.ts'
import { openModal } from '../shared/address/modals.ts'
import { engagementModal } from './door.ts'
import { texts } from './texts.ts'

/** One click from a due follow-up to the entry about the call: with the same people, and a note of its own. */
export function EngagementCallButton({ engagement: { id, facility, employee } }: { engagement: Engagement }) {
  const t = useText()
  const name = (facility ?? employee)?.name ?? ''
  return (
    <Button
      size="small"
      icon={<actionIcon.add />}
      aria-label={t(texts.entry_about, { name })}
      onClick={() => openModal(engagementModal, { from: { entity: 'follow-up', id } })}
    >
      {t(texts.entry)}
    </Button>
  )
}
