import type { Applicant } from '@kasack/contract/applicant.ts'
import { applicant as entity } from '@kasack/contract/applicant.ts'
import { recordPath } from '../shared/address/record-path.ts'
import { LinkedName } from '../shared/record/LinkedName.tsx'
import { ApplicantConvertedTag } from './ApplicantConvertedTag.tsx'

/** The name links to the applicant's page; a second line says that she has become an employee. */
export const ApplicantName = ({ applicant: { id, name, converted_to_employee } }: { applicant: Applicant }) => (
  <LinkedName name={name} to={recordPath(entity, id)} tag={converted_to_employee && <ApplicantConvertedTag />} />
)
