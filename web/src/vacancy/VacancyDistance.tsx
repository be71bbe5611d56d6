import { employee } from '@kasack/contract/employee.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { Distance } from '../shared/map/Distance.tsx'
import { useRecord } from '../shared/record/use-record.ts'

type VacancyDistanceProps = {
  vacancy: Vacancy
  /** The id of the employee from whom it is measured. */
  near: number | string
}

/** How far a vacancy is from an employee, and how much further than she goes. */
export function VacancyDistance({ vacancy, near }: VacancyDistanceProps) {
  const { record } = useRecord(employee, near)
  return <Distance distance={vacancy.distance_to_near_employee_id_km} limit={record?.max_distance ?? null} />
}
