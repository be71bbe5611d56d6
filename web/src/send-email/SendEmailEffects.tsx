import type { EmailEffect } from '@kasack/contract/send-email.ts'
import { CandidateStatus } from '../candidate/CandidateStatus.tsx'
import { labels } from '../candidate/labels.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** What sending changes about its candidates, worded as in their rows; with several, about some of them. */
export function SendEmailEffects({ effects, isOfSeveral }: { effects: readonly EmailEffect[]; isOfSeveral: boolean }) {
  const t = useText()
  if (effects.length === 0) return t(isOfSeveral ? texts.changes_none : texts.changes_nothing)
  const marks = effects.filter((effect) => effect !== 'applied').map((mark) => t(labels[mark]))
  if (!effects.includes('applied')) return marks.join(', ')
  return (
    <>
      {[...marks, t(labels.status)].join(', ')} <CandidateStatus status="applied" />
    </>
  )
}
