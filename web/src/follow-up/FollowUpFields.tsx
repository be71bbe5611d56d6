import { facility } from '@kasack/contract/facility.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts as words } from '../shared/part/texts.ts'
import { FollowUpQuickDays } from './FollowUpQuickDays.tsx'
import { FollowUpRemoval } from './FollowUpRemoval.tsx'
import { texts } from './texts.ts'

const { followup_date, followup_user, followup_priority } = facility.fields
const choices = { high: words.high, medium: words.medium, low: words.low }

type Props = {
  /** The facility whose follow-up can be removed; none: it has no follow-up yet. */
  removable: number | undefined
  onRemoved: () => void
  /** Of the facility. */
  state: string | null
}

/** Day, user and priority of a facility's follow-up. */
export function FollowUpFields({ removable, onRemoved, state }: Props) {
  const t = useText()
  const [date, setDate] = useFieldValue<string | null>(followup_date)
  return (
    <FieldGroup title={t(texts.follow_up)}>
      <Field of={followup_date} label={texts.follow_up} required />
      <FollowUpQuickDays value={date} onChange={setDate} state={state} />
      <Field of={followup_user} label={texts.user} />
      <Field of={followup_priority} label={texts.priority} choices={choices} required />
      {removable !== undefined && <FollowUpRemoval facility={removable} onRemoved={onRemoved} />}
    </FieldGroup>
  )
}
