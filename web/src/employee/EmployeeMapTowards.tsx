import type { Employee } from '@kasack/contract/employee.ts'
import { facility as entity } from '@kasack/contract/facility.ts'
import { useRecord } from '../shared/record/use-record.ts'
import { EmployeeMap } from './EmployeeMap.tsx'

/** The map of an employee, with the facility she might go to loaded by its id. */
export function EmployeeMapTowards({ employee, facility }: { employee: Employee; facility: number }) {
  const { record } = useRecord(entity, facility)
  return <EmployeeMap employee={employee} {...(record && { towards: record })} />
}
