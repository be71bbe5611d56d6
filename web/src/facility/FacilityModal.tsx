import { facility } from '@kasack/contract/facility.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { originOf } from '../shared/form/origin.ts'
import { facilityModal } from './door.ts'
import { labels } from './labels.ts'
import { FacilityFields } from './FacilityFields.tsx'

/** Creates a facility, in the group the address names if any, or changes one. */
export const FacilityModal = ({ id, from, onClose }: ModalProps<typeof facilityModal>) => (
  <EntityModal
    entity={facility}
    labels={labels}
    id={id}
    origin={originOf(facilityModal, from, { facility_group: (group) => ({ facility_group: group }) })}
    hasPage
    onClose={onClose}
  >
    <FacilityFields />
  </EntityModal>
)
