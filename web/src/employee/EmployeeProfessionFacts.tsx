import { applicant as applicantEntity } from '@kasack/contract/applicant.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts as words } from '../shared/language/texts.ts'
import { Fact } from '../shared/part/Fact.tsx'
import { Facts } from '../shared/part/Facts.tsx'
import { Tags } from '../shared/part/Tags.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

/** An employee's training, and how she gets to work. */
export function EmployeeProfessionFacts({ employee }: { employee: Employee }) {
  const t = useText()
  const { converted_from_applicant: applicant } = employee
  const { exam, exam_city, qualifications, has_driving_license, has_car, profile_link: link, public_id } = employee
  return (
    <Facts title={t(texts.profession)}>
      <Fact label={t(labels.exam)}>{exam?.name}</Fact>
      <Fact label={t(labels.exam_city)}>{exam_city}</Fact>
      <Fact label={t(labels.qualifications)}>{qualifications.length > 0 && <Tags items={qualifications} />}</Fact>
      <Fact label={t(labels.has_driving_license)}>{t(has_driving_license ? words.yes : words.no)}</Fact>
      <Fact label={t(labels.has_car)}>{t(has_car ? words.yes : words.no)}</Fact>
      <Fact label={t(labels.public_id)}>{public_id}</Fact>
      <Fact label={t(labels.profile_link)}>
        {link && (
          <a href={link} target="_blank" rel="noreferrer">
            {link.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
          </a>
        )}
      </Fact>
      {applicant && (
        <Fact label={t(labels.converted_from_applicant)}>
          <RecordLink entity={applicantEntity} of={applicant} referrer="employee/details" />
        </Fact>
      )}
    </Facts>
  )
}
