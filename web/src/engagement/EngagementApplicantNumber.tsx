import type { Applicant } from '@kasack/contract/applicant.ts'
import { applicant as applicantEntity, countryOfApplicants } from '@kasack/contract/applicant.ts'
import { useQuery } from '@tanstack/react-query'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'

/** Above the fields of an entry: the applicant's number, and what she applied as. */
export function EngagementApplicantNumber({ id }: { id: number }) {
  const { data } = useQuery(read<Applicant>(recordCall(applicantEntity, id)))
  if (!data) return null
  return (
    <>
      <span>{data.profession_free_text}</span>
      <PhoneLink number={data.mobile} country={countryOfApplicants} />
    </>
  )
}
