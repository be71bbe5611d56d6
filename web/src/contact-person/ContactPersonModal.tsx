import { contactPerson } from '@kasack/contract/contact-person.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { originOf } from '../shared/form/origin.ts'
import { ContactPersonFields } from './ContactPersonFields.tsx'
import { contactPersonModal } from './door.ts'
import { labels } from './labels.ts'

/** Creates a contact person, at the facility the address names if any, or changes one. */
export const ContactPersonModal = ({ id, from, onClose }: ModalProps<typeof contactPersonModal>) => (
  <EntityModal
    entity={contactPerson}
    labels={labels}
    id={id}
    origin={originOf(contactPersonModal, from, { facility: ({ id: facility, name }) => ({ facility: { id: facility, name } }) })}
    hasPage
    onClose={onClose}
  >
    <ContactPersonFields />
  </EntityModal>
)
