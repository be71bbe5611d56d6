import { applicant as applicantEntity, countryOfApplicants } from '@kasack/contract/applicant.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { Engagement } from '@kasack/contract/engagement.ts'
import { ApplicantIcon } from '../applicant/ApplicantIcon.tsx'
import { useText } from '../shared/language/i18n.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'

/** The employee an entry is about, or otherwise the applicant; below it the number, for users who may see it. */
export function EngagementEmployee({ engagement: { employee, applicant } }: { engagement: Engagement }) {
  const t = useText()
  if (employee) {
    const number = employee.mobile || employee.phone
    return (
      <TwoLines
        first={<RecordLink className="k-line" entity={employeeEntity} of={employee} />}
        second={number && <PhoneLink number={number} country={employee.country_code ?? ''} />}
      />
    )
  }
  if (!applicant) return <Missing />
  return (
    <TwoLines
      first={<RecordLink className="k-line" entity={applicantEntity} of={applicant} />}
      second={
        <span className="k-dial" title={t(applicantEntity.noun)}>
          <ApplicantIcon aria-hidden />
          <PhoneLink number={applicant.mobile} country={countryOfApplicants} />
          <span className="k-sr">{t(applicantEntity.noun)}</span>
        </span>
      }
    />
  )
}
