import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import type { Engagement } from '@kasack/contract/engagement.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { useQuery } from '@tanstack/react-query'
import { choicesOf } from '../shared/form/choices.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { originOf } from '../shared/form/origin.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { useUser } from '../shared/session/session.ts'
import { engagementModal } from './door.ts'
import { labels } from './labels.ts'
import { EngagementFields } from './EngagementFields.tsx'

/** The action type a new entry begins with, product.md 9. */
const firstAction = 1

/** Writes an entry, beginning with what the address names, or changes one. */
export function EngagementModal({ id, from, onClose }: ModalProps<typeof engagementModal>) {
  const user = useUser()
  const isNew = id === undefined
  const actions = useQuery({ ...choicesOf('engagement_action', ''), enabled: isNew })
  const prefill = {
    action_type: actions.data?.find((action) => action.id === firstAction) ?? { id: firstAction, name: '' },
    followup_user: user && { id: user.id, name: user.name },
  }
  return (
    <EntityModal
      entity={engagement}
      labels={labels}
      id={id}
      prefill={prefill}
      origin={originOf(engagementModal, from, prefills)}
      isAwaited={isNew && actions.isPending}
      onClose={onClose}
    >
      <EngagementFields id={id} />
    </EntityModal>
  )
}

const partiesOf = ({ facility, contact_person, employee }: Engagement) => ({ facility, contact_person, employee })

/** With whom the next entry is: a facility, a contact person, those of the entry that was followed up, or all of a similar entry. */
const prefills = {
  facility: ({ id, name }: Facility) => ({ facility: { id, name } }),
  'contact-person': ({ id, name, full_name, facility }: ContactPerson) => ({ contact_person: { id, name, full_name }, facility }),
  'follow-up': partiesOf,
  engagement: (entry: Engagement) => ({ ...partiesOf(entry), action_type: entry.action_type, note: entry.note }),
}
