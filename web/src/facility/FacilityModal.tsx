import { facilityGroup } from '@kasack/contract/facility-group.ts'
import type { FacilityGroup } from '@kasack/contract/facility-group.ts'
import { facility } from '@kasack/contract/facility.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import type { ModalProps, Origin } from '../shared/address/modals.ts'
import { FacilityFields } from './FacilityFields.tsx'
import { texts } from './texts.ts'
import { facilityUrl } from './url.ts'

/** Creates a facility, of a group where the address says so, or changes one. */
export const FacilityModal = ({ id, from, onClose }: ModalProps) => (
  <EntityModal entity={facility} title={texts.facility} id={id} origin={originOf(from)} page={facilityUrl} onClose={onClose}>
    <FacilityFields />
  </EntityModal>
)

const originOf = (from: Origin | null | undefined) =>
  from?.entity === facilityGroup.name
    ? { entity: facilityGroup, id: from.id, prefill: (group: FacilityGroup) => ({ facility_group: group }) }
    : undefined
