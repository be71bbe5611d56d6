import type { Employee } from '@kasack/contract/employee.ts'
import { employee as entity } from '@kasack/contract/employee.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { around } from '../shared/table/question/around.ts'
import { centreOfEmployee, startOfEmployee } from './rules.ts'

/** Where an employee wants to work, or otherwise lives; below it, how far she travels from there. */
export function EmployeePreferredLocation({ employee }: { employee: Employee }) {
  const { place, reach } = startOfEmployee(employee)
  if (!place) return reach
  return (
    <TwoLines
      first={
        <span className="k-line" title={place}>
          {place}
        </span>
      }
      second={reach}
    />
  )
}

/** The area around an employee, for filters by distance. */
export const aroundEmployee = around(entity, centreOfEmployee)
