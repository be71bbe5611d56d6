import { employee } from '@kasack/contract/employee.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { Distance } from '../shared/map/Distance.tsx'
import { useRecord } from '../shared/record/use-record.ts'

type FacilityDistanceProps = {
  facility: Facility
  /** The id of the employee from whom it is measured. */
  near: number | string
}

/** How far a facility is from an employee, and how much further than she goes. */
export function FacilityDistance({ facility, near }: FacilityDistanceProps) {
  const { record } = useRecord(employee, near)
  return <Distance distance={facility.distance_to_near_employee_id_km} limit={record?.max_distance ?? null} />
}
