import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import type { Engagement } from '@kasack/contract/engagement.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { facility } from '@kasack/contract/facility.ts'
import { useQuery } from '@tanstack/react-query'
import { choicesOf } from '../shared/form/choices.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import type { ModalProps, Origin } from '../shared/address/modals.ts'
import { useUser } from '../shared/session/session.ts'
import { EngagementFields } from './EngagementFields.tsx'
import { texts } from './texts.ts'

/** The action type a new entry begins with, product.md 9. */
const firstAction = 1

/** Writes an entry, beginning with what the address names, or changes one. */
export function EngagementModal({ id, from, onClose }: ModalProps) {
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
      title={texts.engagement}
      id={id}
      prefill={prefill}
      origin={originOf(from)}
      isAwaited={isNew && actions.isPending}
      onClose={onClose}
    >
      <EngagementFields id={id} />
    </EntityModal>
  )
}

/** With whom the next entry is: a facility, a contact person, those of the entry that was followed up, or all of a similar entry. */
function originOf(from: Origin | null | undefined) {
  if (!from) return undefined
  const { entity, id } = from
  if (entity === 'facility') return { entity: facility, id, prefill: ({ name }: Facility) => ({ facility: { id, name } }) }
  if (entity === 'contact-person') return { entity: contactPerson, id, prefill: ofContactPerson }
  if (entity === 'follow-up') return { entity: engagement, id, prefill: partiesOf }
  if (entity === 'engagement') return { entity: engagement, id, prefill: similarTo }
  return undefined
}

const ofContactPerson = ({ id, name, facility: of }: ContactPerson) => ({ contact_person: { id, name }, facility: of })

const partiesOf = ({ facility: of, contact_person, employee }: Engagement) => ({ facility: of, contact_person, employee })

const similarTo = (entry: Engagement) => ({ ...partiesOf(entry), action_type: entry.action_type, note: entry.note })
