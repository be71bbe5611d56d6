import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { FacilityIcon } from '../facility/FacilityIcon.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'

/** Below the name of a vacancy: its facility and department. */
export const VacancyMeta = ({ vacancy: { facility, department } }: { vacancy: Vacancy }) => (
  <>
    <span>
      <FacilityIcon aria-hidden />
      <RecordLink entity={facilityEntity} of={facility} />
    </span>
    <span>{[facility.postal_code, facility.city].filter(Boolean).join(' ')}</span>
    <span>{department.name}</span>
  </>
)
