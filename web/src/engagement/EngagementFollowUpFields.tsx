import { engagement } from '@kasack/contract/engagement.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { FollowUpQuickDays } from '../follow-up/FollowUpQuickDays.tsx'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { Field } from '../shared/form/Field.tsx'
import { useFieldValue, useForm, useFormState } from '../shared/form/form-context.ts'
import { texts as words } from '../shared/part/texts.ts'
import { EngagementFollowUpLock } from './EngagementFollowUpLock.tsx'
import { EngagementFollowUpOutcome } from './EngagementFollowUpOutcome.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const { facility: facilityField, followup_date, followup_user, followup_priority } = engagement.fields
const choices = { high: words.high, medium: words.medium, low: words.low }

/** The follow-up: day, user and priority. Read-only on an old entry. */
export function EngagementFollowUpFields() {
  const isChange = useFormState(useForm(), (state) => state.isChange)
  const [chosen] = useFieldValue<Ref | null>(facilityField)
  const asked = read<Facility>(recordCall(facilityEntity, chosen?.id ?? ''))
  const { data: facility } = useQuery(chosen ? asked : { ...asked, queryFn: skipToken })
  const [date, setDate] = useFieldValue<string | null>(followup_date)
  return (
    <>
      <Field of={followup_date} label={texts.follow_up_title} required={!isChange} />
      {!isChange && <FollowUpQuickDays value={date} onChange={setDate} state={facility?.federal_state ?? null} />}
      <Field of={followup_user} label={texts.user} />
      {(!isChange || date) && <Field of={followup_priority} label={labels.priority} choices={choices} />}
      {isChange ? <EngagementFollowUpLock /> : <EngagementFollowUpOutcome facility={facility} />}
    </>
  )
}
