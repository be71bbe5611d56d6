import { documentKind } from '@kasack/contract/lookup.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import type { LookupModalDoor } from './door.ts'
import { labels } from './labels.ts'
import { LookupKindFields } from './LookupKindFields.tsx'
import { useEntries } from './queries.ts'

/** Creates a document kind at the end of the list, or changes one. */
export function LookupKindModal({ id, onClose }: ModalProps<LookupModalDoor>) {
  const entries = useEntries(documentKind)
  const last = Math.max(0, ...(entries ?? []).map(({ order }) => order))
  return (
    <EntityModal
      entity={documentKind}
      labels={labels}
      id={id}
      prefill={{ order: last + 10 }}
      isAwaited={entries === null}
      onClose={onClose}
    >
      <LookupKindFields id={id} />
    </EntityModal>
  )
}
