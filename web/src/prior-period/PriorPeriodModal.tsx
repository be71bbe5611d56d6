import { priorPeriod } from '@kasack/contract/prior-period.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import { originOf } from '../shared/form/origin.ts'
import { priorPeriodModal } from './door.ts'
import { labels } from './labels.ts'
import { PriorPeriodFields } from './PriorPeriodFields.tsx'
import { nameOfPeriod } from './rules.ts'

/** Enters or changes an employee's earlier period at a facility or hirer. */
export const PriorPeriodModal = ({ id, from, onClose }: ModalProps<typeof priorPeriodModal>) => (
  <EntityModal
    entity={priorPeriod}
    labels={labels}
    id={id}
    name={nameOfPeriod}
    origin={originOf(priorPeriodModal, from, { employee: ({ id: whose, name }) => ({ employee: { id: whose, name } }) })}
    onClose={onClose}
  >
    <PriorPeriodFields />
  </EntityModal>
)
