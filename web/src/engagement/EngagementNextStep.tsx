import type { Engagement } from '@kasack/contract/engagement.ts'
import { engagement as entity } from '@kasack/contract/engagement.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { useMay } from '../shared/session/permission.ts'
import { engagementModal } from './door.ts'
import { writeNotReached } from './EngagementNotReached.tsx'
import { texts } from './texts.ts'

/** What comes of a call that is due: an entry about it, with the same people and a note of its own, or nobody was reached. */
export function EngagementNextStep({ engagement }: { engagement: Engagement }) {
  const t = useText()
  const may = useMay()
  const [isSaving, setSaving] = useState(false)
  const { id, facility, employee } = engagement
  const name = (facility ?? employee)?.name ?? ''
  async function tryAgainLater() {
    setSaving(true)
    await writeNotReached(engagement)
    setSaving(false)
  }
  return (
    <span className="k-steps">
      <OpenButton
        size="small"
        icon={null}
        aria-label={t(texts.entry_about, { name })}
        modal={engagementModal}
        about={{ from: { entity: 'follow-up', id } }}
      >
        {t(texts.entry)}
      </OpenButton>
      {may(entity.access.create) && (
        <Button
          size="small"
          aria-label={t(texts.not_reached_about, { name })}
          title={t(texts.not_reached_help)}
          disabled={isSaving}
          onClick={() => void tryAgainLater()}
        >
          {t(texts.not_reached)}
        </Button>
      )}
    </span>
  )
}
