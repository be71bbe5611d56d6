import { emailTemplate } from '@kasack/contract/lookup.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import type { LookupModalDoor } from './door.ts'
import { labels } from './labels.ts'
import { LookupTemplateFields } from './LookupTemplateFields.tsx'
import { useEntries } from './queries.ts'

/** Creates an e-mail template at the end of the list, or changes one, with a live preview of its texts. */
export function LookupTemplateModal({ id, onClose }: ModalProps<LookupModalDoor>) {
  const entries = useEntries(emailTemplate)
  const last = Math.max(0, ...(entries ?? []).map(({ order }) => order))
  return (
    <EntityModal
      entity={emailTemplate}
      labels={labels}
      id={id}
      prefill={{ order: last + 10 }}
      isAwaited={entries === null}
      onClose={onClose}
    >
      <LookupTemplateFields id={id} />
    </EntityModal>
  )
}
