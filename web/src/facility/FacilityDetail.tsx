import type { Facility } from '@kasack/contract/facility.ts'
import { facility as entity } from '@kasack/contract/facility.ts'
import { RecordDetail } from '../shared/record/RecordDetail.tsx'
import { FacilityPage } from './FacilityPage.tsx'
import { texts } from './texts.ts'

/** One facility, /facilities/{id}. */
export const FacilityDetail = () => (
  <RecordDetail<Facility> entity={entity} noun={texts.facility}>
    {(facility) => <FacilityPage facility={facility} />}
  </RecordDetail>
)
