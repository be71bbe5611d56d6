import { facility as entity } from '@kasack/contract/facility.ts'
import { recordTitle } from '../shared/record/record-title.ts'
import { RecordPage } from '../shared/record/RecordPage.tsx'
import { FacilityPage } from './FacilityPage.tsx'

/** The page of a facility, /facilities/{id}. */
export const FacilityDetail = () => (
  <RecordPage entity={entity} title={recordTitle}>
    {(facility) => <FacilityPage facility={facility} />}
  </RecordPage>
)
