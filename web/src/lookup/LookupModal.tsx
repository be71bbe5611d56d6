import type { LookupEntity } from '@kasack/contract/lookup.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { RequirementSection } from '../requirement/RequirementSection.tsx'
import type { LookupModalDoor } from './door.ts'
import { labels } from './labels.ts'
import { LookupFields } from './LookupFields.tsx'
import { useEntries } from './queries.ts'

type Props = ModalProps<LookupModalDoor> & { of: LookupEntity }

/** Creates an entry at the end of its reference list, or changes one. */
export function LookupModal({ of, id, onClose }: Props) {
  const entries = useEntries(of)
  const last = Math.max(0, ...(entries ?? []).map(({ order }) => order))
  return (
    <EntityModal entity={of} labels={labels} id={id} prefill={{ order: last + 10 }} isAwaited={entries === null} isNarrow onClose={onClose}>
      <LookupFields of={of} id={id} />
      {of.name === 'facility_type' && id !== undefined && <RequirementSection place={{ entity: 'facility_type', id }} />}
    </EntityModal>
  )
}
