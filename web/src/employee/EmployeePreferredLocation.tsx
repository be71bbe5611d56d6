import type { Employee } from '@kasack/contract/employee.ts'
import { employee as entity } from '@kasack/contract/employee.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { around } from '../shared/table/question/around.ts'
import { EmployeeStart } from './EmployeeStart.tsx'
import { centreOfEmployee, preferredReach, startOfEmployee } from './rules.ts'

/** Where an employee wants to work, or lives where nothing else is said, below it how far from there. */
export function EmployeePreferredLocation({ employee }: { employee: Employee }) {
  const reach = preferredReach(employee)
  return startOfEmployee(employee).place ? <TwoLines first={<EmployeeStart employee={employee} />} second={reach} /> : reach
}

/** What lies around an employee. */
export const aroundEmployee = around(entity, centreOfEmployee)
