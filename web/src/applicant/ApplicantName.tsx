import type { Applicant } from '@kasack/contract/applicant.ts'
import { applicant as entity } from '@kasack/contract/applicant.ts'
import { Link } from 'react-router'
import { recordPath } from '../shared/address/record-path.ts'
import { Ellipsis } from '../shared/part/Ellipsis.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { ApplicantConvertedTag } from './ApplicantConvertedTag.tsx'

/** The name links to the applicant's page; a second line says that she has become an employee. */
export function ApplicantName({ applicant: { id, name, converted_to_employee } }: { applicant: Applicant }) {
  const link = <Link to={recordPath(entity, id)}>{name}</Link>
  if (!converted_to_employee) return <Ellipsis title={name}>{link}</Ellipsis>
  return (
    <TwoLines
      first={
        <span className="k-line" title={name}>
          {link}
        </span>
      }
      second={<ApplicantConvertedTag />}
    />
  )
}
