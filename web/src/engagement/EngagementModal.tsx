import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import type { Engagement } from '@kasack/contract/engagement.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { formatDay } from '../shared/language/format.ts'
import { originOf } from '../shared/form/origin.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { useUser } from '../shared/session/session.ts'
import { engagementModal } from './door.ts'
import { labels } from './labels.ts'
import { EngagementFields } from './EngagementFields.tsx'

/** Writes an entry, beginning with what the address names, or changes one. */
export function EngagementModal({ id, from, onClose }: ModalProps<typeof engagementModal>) {
  const user = useUser()
  return (
    <EntityModal
      entity={engagement}
      labels={labels}
      id={id}
      name={placeAndDay}
      prefill={{ followup_user: user && { id: user.id, name: user.name } }}
      origin={originOf(engagementModal, from, prefills)}
      onClose={onClose}
    >
      <EngagementFields id={id} />
    </EntityModal>
  )
}

const placeAndDay = ({ facility, employee, created_datetime }: Engagement) =>
  [facility?.name ?? employee?.name, formatDay(created_datetime)].filter(Boolean).join(', ')

const partiesOf = ({ facility, contact_person, employee }: Engagement) => ({ facility, contact_person, employee })

/** With whom the next entry is: a facility, a contact person, an employee, those of the entry that was followed up, or all of a similar entry. */
const prefills = {
  facility: ({ id, name }: Facility) => ({ facility: { id, name } }),
  'contact-person': ({ id, name, full_name, phone, mobile, facility }: ContactPerson) => ({
    contact_person: { id, name, full_name, phone, mobile },
    facility,
  }),
  employee: ({ id, name }: Employee) => ({ employee: { id, name } }),
  'follow-up': partiesOf,
  engagement: (entry: Engagement) => ({ ...partiesOf(entry), action_type: entry.action_type, note: entry.note }),
}
