import { employee } from '@kasack/contract/employee.ts'
import { Distance } from '../shared/map/Distance.tsx'
import { useRecord } from '../shared/record/use-record.ts'

type EmployeeToPlaceProps = {
  /** In km; null if either place is unknown. */
  distance: number | null
  /** Id of the employee to measure from. */
  near: number | string
}

/** How far a place is from an employee, and by how much it exceeds her limit. */
export function EmployeeToPlace({ distance, near }: EmployeeToPlaceProps) {
  const { record } = useRecord(employee, near)
  return <Distance distance={distance} limit={record?.max_distance ?? null} />
}
