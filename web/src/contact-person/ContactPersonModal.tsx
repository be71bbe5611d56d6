import { contactPerson } from '@kasack/contract/contact-person.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { facility } from '@kasack/contract/facility.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import type { ModalProps, Origin } from '../shared/address/modals.ts'
import { ContactPersonFields } from './ContactPersonFields.tsx'
import { texts } from './texts.ts'
import { contactPersonUrl } from './url.ts'

/** Creates a contact person, of a facility where the address says so, or changes one. */
export const ContactPersonModal = ({ id, from, onClose }: ModalProps) => (
  <EntityModal
    entity={contactPerson}
    title={texts.contact_person}
    id={id}
    origin={originOf(from)}
    page={contactPersonUrl}
    onClose={onClose}
  >
    <ContactPersonFields />
  </EntityModal>
)

const originOf = (from: Origin | null | undefined) =>
  from?.entity === facility.name
    ? { entity: facility, id: from.id, prefill: ({ id, name }: Facility) => ({ facility: { id, name } }) }
    : undefined
