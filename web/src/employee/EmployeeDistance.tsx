import type { Employee } from '@kasack/contract/employee.ts'
import { Distance } from '../shared/map/Distance.tsx'
import { EmployeePreferredLocation } from './EmployeePreferredLocation.tsx'

/** Where an employee wants to work, and how far that is from a facility. */
export const EmployeeDistance = ({ employee }: { employee: Employee }) => (
  <div className="k-placed">
    <div>
      <EmployeePreferredLocation employee={employee} />
    </div>
    <div>
      <Distance distance={employee.distance_to_near_facility_id_km} limit={employee.max_distance} />
    </div>
  </div>
)
