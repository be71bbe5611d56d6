import { engagement } from '@kasack/contract/engagement.ts'
import { FollowUpQuickDays } from '../follow-up/FollowUpQuickDays.tsx'
import { Field } from '../shared/form/Field.tsx'
import { useFieldValue, useForm, useFormState } from '../shared/form/form-context.ts'
import { texts as words } from '../shared/part/texts.ts'
import { EngagementFollowUpLock } from './EngagementFollowUpLock.tsx'
import { EngagementFollowUpOutcome } from './EngagementFollowUpOutcome.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const { followup_date, followup_user, followup_priority } = engagement.fields
const choices = { high: words.high, medium: words.medium, low: words.low }

/** When to talk again, who does it, and how urgent it is. On an old entry it can only be read. */
export function EngagementFollowUpFields() {
  const isChange = useFormState(useForm(), (state) => state.isChange)
  const [date, setDate] = useFieldValue<string | null>(followup_date)
  return (
    <>
      <Field of={followup_date} label={texts.follow_up_title} required={!isChange} />
      {!isChange && <FollowUpQuickDays value={date} onChange={setDate} />}
      <Field of={followup_user} label={texts.user} />
      <Field of={followup_priority} label={labels.priority} choices={choices} />
      {isChange ? <EngagementFollowUpLock /> : <EngagementFollowUpOutcome />}
    </>
  )
}
