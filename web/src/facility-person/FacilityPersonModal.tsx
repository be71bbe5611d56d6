import { facilityPerson } from '@kasack/contract/facility-person.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { originOf } from '../shared/form/origin.ts'
import { facilityPersonModal } from './door.ts'
import { FacilityPersonFields } from './FacilityPersonFields.tsx'
import { labels } from './labels.ts'
import { nameOfPair } from './rules.ts'

/** Blocks an employee at a facility or makes her its favourite, or changes that. */
export const FacilityPersonModal = ({ id, from, onClose }: ModalProps<typeof facilityPersonModal>) => (
  <EntityModal
    entity={facilityPerson}
    labels={labels}
    id={id}
    name={nameOfPair}
    origin={originOf(facilityPersonModal, from, {
      employee: ({ id: whose, name }) => ({ employee: { id: whose, name } }),
      facility: ({ id: where, name }) => ({ facility: { id: where, name } }),
    })}
    onClose={onClose}
  >
    <FacilityPersonFields />
  </EntityModal>
)
