import type { Facility } from '@kasack/contract/facility.ts'
import { facility as entity } from '@kasack/contract/facility.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { labels } from '../facility/labels.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import type { ModalProps } from '../shared/address/modals.ts'
import { read } from '../shared/call/read.ts'
import { useUser } from '../shared/session/session.ts'
import { recordCall } from '../shared/address/record-path.ts'
import type { followUpModal } from './door.ts'
import { FollowUpFields } from './FollowUpFields.tsx'
import { FollowUpNew } from './FollowUpNew.tsx'
import { texts } from './texts.ts'

/** Sets, changes or removes a facility's follow-up; `id` is the facility's. A new one defaults to the current user. */
export function FollowUpModal({ id, from, onClose }: ModalProps<typeof followUpModal>) {
  const user = useUser()
  const { data: facility } = useQuery(read<Facility>(recordCall(entity, id)))
  const [isFirst, setFirst] = useState<boolean>()
  if (isFirst === undefined && facility) setFirst(facility.follow_up === null) // as of when the form was opened
  if (from && facility && isFirst) return <FollowUpNew facility={facility} person={from.id} onClose={onClose} />
  const completed = (found: Facility): Facility => ({
    ...found,
    followup_user: found.followup_user ?? (user && { id: user.id, name: user.name }),
    followup_priority: found.followup_priority ?? 'medium',
  })
  return (
    <EntityModal entity={entity} labels={labels} noun={texts.follow_up} id={id} complete={completed} isNarrow onClose={onClose}>
      <FollowUpFields
        of={entity.fields}
        removable={facility?.follow_up ? id : undefined}
        onRemoved={onClose}
        state={facility?.federal_state ?? null}
      />
    </EntityModal>
  )
}
