import { requirement } from '@kasack/contract/requirement.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { originOf } from '../shared/form/origin.ts'
import { requirementModal } from './door.ts'
import { labels } from './labels.ts'
import { RequirementFields } from './RequirementFields.tsx'
import { nameOfRequirement } from './rules.ts'

type NamedRef = { id: number; name: string }
const refOf = ({ id, name }: NamedRef): NamedRef => ({ id, name })

/** Enters or changes a requirement for bookings. */
export const RequirementModal = ({ id, from, onClose }: ModalProps<typeof requirementModal>) => (
  <EntityModal
    entity={requirement}
    labels={labels}
    id={id}
    name={nameOfRequirement}
    origin={originOf(requirementModal, from, {
      facility_type: (record) => ({ facility_type: refOf(record) }),
      facility_group: (record) => ({ facility_group: refOf(record) }),
      facility: (record) => ({ facility: refOf(record) }),
      vacancy: (record) => ({ vacancy: refOf(record) }),
    })}
    onClose={onClose}
  >
    <RequirementFields isPlaced={from !== null} />
  </EntityModal>
)
