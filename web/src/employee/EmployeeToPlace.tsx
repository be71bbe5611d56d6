import { employee } from '@kasack/contract/employee.ts'
import { Distance } from '../shared/map/Distance.tsx'
import { useRecord } from '../shared/record/use-record.ts'

type EmployeeToPlaceProps = {
  /** In km; null: one of both places is not known. */
  distance: number | null
  /** The id of the employee from whom it is measured. */
  near: number | string
}

/** How far something is from an employee, and how much further than she goes. */
export function EmployeeToPlace({ distance, near }: EmployeeToPlaceProps) {
  const { record } = useRecord(employee, near)
  return <Distance distance={distance} limit={record?.max_distance ?? null} />
}
