import type { Employee } from '@kasack/contract/employee.ts'
import { StatusTag } from '../shared/part/StatusTag.tsx'
import { Tags } from '../shared/part/Tags.tsx'
import { EmployeeStatus } from './EmployeeStatus.tsx'

/** The tags next to an employee's name. */
export const EmployeeTags = ({ employee }: { employee: Employee }) => (
  <>
    {!employee.is_active && <StatusTag status="inactive" />}
    <EmployeeStatus employee={employee} />
    {employee.tags.length > 0 && <Tags items={employee.tags} />}
  </>
)
