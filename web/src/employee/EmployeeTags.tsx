import type { Employee } from '@kasack/contract/employee.ts'
import { StatusTag } from '../shared/part/StatusTag.tsx'
import { Tags } from '../shared/part/Tags.tsx'

/** What is said of an employee beside the name. */
export const EmployeeTags = ({ employee: { is_active, status, tags } }: { employee: Employee }) => (
  <>
    {!is_active && <StatusTag status="inactive" />}
    <Tags items={[{ id: 0, name: status.name }, ...tags]} />
  </>
)
