import type { Field as ContractField } from '@kasack/contract/field.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts as words } from '../shared/part/texts.ts'
import { FollowUpQuickDays } from './FollowUpQuickDays.tsx'
import { FollowUpRemoval } from './FollowUpRemoval.tsx'
import { texts } from './texts.ts'

const choices = { high: words.high, medium: words.medium, low: words.low }

type Props = {
  /** The entity of the form: the facility, or an entry that will carry the follow-up. */
  of: Record<'followup_date' | 'followup_user' | 'followup_priority', ContractField>
  /** The facility whose follow-up can be removed; undefined if it has none yet. */
  removable: number | undefined
  onRemoved: () => void
  /** The facility's federal state. */
  state: string | null
}

export function FollowUpFields({ of: { followup_date, followup_user, followup_priority }, removable, onRemoved, state }: Props) {
  const t = useText()
  const [date, setDate] = useFieldValue<string | null>(followup_date)
  return (
    <FieldGroup title={t(texts.follow_up)}>
      <Field of={followup_date} label={texts.follow_up} width="name" required />
      <Field of={followup_priority} label={texts.priority} width="name" choices={choices} required />
      <FollowUpQuickDays value={date} onChange={setDate} state={state} isBelow />
      <Field of={followup_user} label={texts.user} width="name" />
      {removable !== undefined && <FollowUpRemoval facility={removable} onRemoved={onRemoved} />}
    </FieldGroup>
  )
}
