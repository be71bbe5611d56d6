import type { AutocompleteItem } from '@kasack/contract/autocomplete.ts'
import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { useQuery } from '@tanstack/react-query'
import { labels } from '../engagement/labels.ts'
import { choicesOf } from '../shared/form/choices.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { useUser } from '../shared/session/session.ts'
import { FollowUpFields } from './FollowUpFields.tsx'
import { texts } from './texts.ts'

type Props = { facility: Facility; person: number; onClose: () => void }

/** A facility's first follow-up, set on a contact person's page: an entry that carries it and names the person (decision G78). */
export function FollowUpNew({ facility, person, onClose }: Props) {
  const user = useUser()
  const { data: actions } = useQuery(choicesOf('engagement_action', ''))
  const carrying = actions?.find((action) => (action as AutocompleteItem & { code?: string }).code === 'follow_up')
  return (
    <EntityModal
      entity={engagement}
      labels={labels}
      noun={texts.follow_up}
      prefill={{ facility, action_type: carrying ?? null, followup_user: user && { id: user.id, name: user.name } }}
      origin={{
        entity: contactPerson,
        id: person,
        prefill: (record) => ({ contact_person: record as ContactPerson }),
      }}
      isAwaited={!carrying}
      isNarrow
      onClose={onClose}
    >
      <FollowUpFields of={engagement.fields} removable={undefined} onRemoved={onClose} state={facility.federal_state} />
    </EntityModal>
  )
}
