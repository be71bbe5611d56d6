import type { Engagement } from '@kasack/contract/engagement.ts'
import { engagement as entity } from '@kasack/contract/engagement.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { useMayEnter } from '../shared/form/may-enter.ts'
import { useText } from '../shared/language/i18n.ts'
import { UnavailableButton } from '../shared/part/UnavailableButton.tsx'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { useMay } from '../shared/session/permission.ts'
import { engagementModal } from './door.ts'
import { writeNotReached } from './EngagementNotReached.tsx'
import { refuseEntryAbout, subjectOf } from './rules.ts'
import { texts } from './texts.ts'

/**
 * The outcome of a due call: an entry with the same parties and a new note, or nobody was reached. For users who may not see employees, the
 * employee is left out, and a call about only an employee cannot be answered.
 */
export function EngagementNextStep({ engagement }: { engagement: Engagement }) {
  const t = useText()
  const may = useMay()
  const [isSaving, setSaving] = useState(false)
  const { id } = engagement
  const name = subjectOf(engagement)?.name ?? ''
  const mayName = useMayEnter()(entity.fields.employee)
  const reason = refuseEntryAbout(engagement, mayName)
  async function tryAgainLater() {
    setSaving(true)
    await writeNotReached(mayName ? engagement : { ...engagement, employee: null })
    setSaving(false)
  }
  const again = { size: 'small', 'aria-label': t(texts.not_reached_about, { name }) } as const
  return (
    <span className="k-steps">
      <OpenButton
        size="small"
        icon={null}
        aria-label={t(texts.entry_about, { name })}
        modal={engagementModal}
        about={{ from: { entity: 'follow-up', id } }}
        disabledBecause={reason}
      >
        {t(texts.entry)}
      </OpenButton>
      {may(entity.access.create) &&
        (reason ? (
          <UnavailableButton {...again} reason={t(reason)}>
            {t(texts.not_reached)}
          </UnavailableButton>
        ) : (
          <Button {...again} title={t(texts.not_reached_help)} disabled={isSaving} onClick={() => void tryAgainLater()}>
            {t(texts.not_reached)}
          </Button>
        ))}
    </span>
  )
}
