import { employee } from '@kasack/contract/employee.ts'
import type { ModalProps } from '../shared/address/modals.ts'
import { EntityModal } from '../shared/form/EntityModal.tsx'
import type { employeeModal } from './door.ts'
import { EmployeeFields } from './EmployeeFields.tsx'
import { labels } from './labels.ts'

/** Creates an employee, or changes one. */
export const EmployeeModal = ({ id, onClose }: ModalProps<typeof employeeModal>) => (
  <EntityModal entity={employee} labels={labels} id={id} hasPage onClose={onClose}>
    <EmployeeFields />
  </EntityModal>
)
