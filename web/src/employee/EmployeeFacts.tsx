import type { Employee } from '@kasack/contract/employee.ts'
import { useText } from '../shared/language/i18n.ts'
import { LongNote } from '../shared/part/LongNote.tsx'
import { EmployeeContactFacts } from './EmployeeContactFacts.tsx'
import { EmployeeMap } from './EmployeeMap.tsx'
import { EmployeeMapTowards } from './EmployeeMapTowards.tsx'
import { EmployeeProfessionFacts } from './EmployeeProfessionFacts.tsx'
import { EmployeeWishFacts } from './EmployeeWishFacts.tsx'
import { labels } from './labels.ts'

/** Everything known about an employee, in three columns. */
export function EmployeeFacts({ employee, facility }: { employee: Employee; facility: number | null }) {
  const t = useText()
  return (
    <div className="k-facts-row">
      <EmployeeProfessionFacts employee={employee} />
      <EmployeeContactFacts employee={employee} />
      <div className="k-facts-column">
        <EmployeeWishFacts employee={employee} />
        {facility === null ? <EmployeeMap employee={employee} /> : <EmployeeMapTowards employee={employee} facility={facility} />}
      </div>
      <LongNote title={t(labels.achievements)}>{employee.achievements}</LongNote>
      <LongNote title={t(labels.profile)}>{employee.profile}</LongNote>
      <LongNote title={t(labels.comments)}>{employee.comments}</LongNote>
    </div>
  )
}
