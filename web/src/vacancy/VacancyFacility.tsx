import { facility as entity } from '@kasack/contract/facility.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'

/** The facility of a vacancy, and its town. */
export const VacancyFacility = ({ vacancy: { facility } }: { vacancy: Vacancy }) => (
  <TwoLines
    first={<RecordLink className="k-line" entity={entity} of={facility} />}
    second={[facility.postal_code, facility.city].filter(Boolean).join(' ')}
  />
)
