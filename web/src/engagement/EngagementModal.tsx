import type { Applicant } from '@kasack/contract/applicant.ts'
import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import type { Engagement } from '@kasack/contract/engagement.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ModalProps } from '../shared/address/modals.ts'
import { replaceModal } from '../shared/address/modals.ts'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { useMayEnter } from '../shared/form/may-enter.ts'
import { originOf } from '../shared/form/origin.ts'
import { formatDay } from '../shared/language/format.ts'
import { useUser } from '../shared/session/session.ts'
import { engagementModal } from './door.ts'
import { callAfter } from './EngagementNextCall.tsx'
import { labels } from './labels.ts'
import { EngagementFields } from './EngagementFields.tsx'
import { subjectOf } from './rules.ts'
import { texts } from './texts.ts'

type Props = ModalProps<typeof engagementModal>

/**
 * Creates an entry, prefilled from what the address names, or changes one. Users who may not see employees cannot name one in a new entry.
 */
export function EngagementModal({ id, from, onClose }: Props) {
  const user = useUser()
  const mayName = useMayEnter()(engagement.fields.employee)
  const origin = originOf(engagementModal, from, prefills)
  // Computed once: the list still contains the entry of this call.
  const [next] = useState(() => (from?.entity === 'follow-up' ? callAfter(from.id, mayName) : null))
  const goOn = (call: number) => replaceModal(engagementModal, { from: { entity: 'follow-up', id: call } })
  const leavesEmployee = useNamesEmployee(from) && !mayName
  return (
    <EntityModal
      entity={engagement}
      labels={labels}
      id={id}
      name={placeAndDay}
      prefill={{ followup_user: user && { id: user.id, name: user.name } }}
      origin={origin && (mayName ? origin : { ...origin, prefill: (record) => ({ ...origin.prefill(record), employee: null }) })}
      afterKeySave={next === null ? undefined : { key: texts.save_and_next, go: () => goOn(next) }}
      onClose={onClose}
    >
      <EngagementFields id={id} leavesEmployee={leavesEmployee} />
    </EntityModal>
  )
}

/** Whether the source entry is about an employee; the form reads the same query. */
function useNamesEmployee(from: Props['from']): boolean {
  const isEntry = from?.entity === 'follow-up' || from?.entity === 'engagement'
  const { data } = useQuery({ ...read<Engagement>(recordCall(engagement, from?.id ?? '')), enabled: isEntry })
  return isEntry && data?.employee != null
}

const placeAndDay = (entry: Engagement) => [subjectOf(entry)?.name, formatDay(entry.created_datetime)].filter(Boolean).join(', ')

const partiesOf = ({ facility, contact_person, employee, applicant }: Engagement) => ({ facility, contact_person, employee, applicant })

/**
 * Prefills by source: facility, contact person, employee, applicant with the employee she has become, the parties of a followed-up entry,
 * or everything of a similar entry.
 */
const prefills = {
  facility: ({ id, name }: Facility) => ({ facility: { id, name } }),
  'contact-person': ({ id, name, full_name, phone, mobile, facility }: ContactPerson) => ({
    contact_person: { id, name, full_name, phone, mobile },
    facility,
  }),
  employee: ({ id, name }: Employee) => ({ employee: { id, name } }),
  applicant: ({ id, name, converted_to_employee }: Applicant) => ({ applicant: { id, name }, employee: converted_to_employee }),
  'follow-up': partiesOf,
  engagement: (entry: Engagement) => ({ ...partiesOf(entry), action_type: entry.action_type, note: entry.note }),
}
