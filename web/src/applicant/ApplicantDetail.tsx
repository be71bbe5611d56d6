import { applicant as entity } from '@kasack/contract/applicant.ts'
import { RecordPage } from '../shared/record/RecordPage.tsx'
import { ApplicantPage } from './ApplicantPage.tsx'

/** The page of an applicant, /applicants/{id}. */
export const ApplicantDetail = () => (
  <RecordPage entity={entity} title={({ name }) => name}>
    {(applicant) => <ApplicantPage applicant={applicant} />}
  </RecordPage>
)
