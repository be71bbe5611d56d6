import type { Applicant } from '@kasack/contract/applicant.ts'
import { applicantList, countryOfApplicants } from '@kasack/contract/applicant.ts'
import { DayAgo } from '../shared/part/DayAgo.tsx'
import { Missing } from '../shared/part/Missing.tsx'
import { PhoneLink } from '../shared/part/PhoneLink.tsx'
import { Tags } from '../shared/part/Tags.tsx'
import type { Column } from '../shared/table/column.ts'
import { dayRange, listFilter } from '../shared/table/question/table-filter.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { ApplicantEmail } from './ApplicantEmail.tsx'
import { ApplicantName } from './ApplicantName.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

export const applicantFilters = {
  created: dayRange(applicantList, 'created_datetime__date', { label: labels.created_datetime }),
  confirmed: listFilter(applicantList, 'email_verified', {
    label: texts.confirmed_filter,
    fixed: [
      { id: 'true', name: texts.confirmed },
      { id: 'false', name: texts.unconfirmed },
    ],
  }),
  converted: listFilter(applicantList, 'converted', {
    label: texts.converted_filter,
    fixed: [
      { id: 'false', name: texts.unconverted },
      { id: 'true', name: texts.converted },
    ],
  }),
}

export const columns: Column<typeof applicantList, Applicant>[] = [
  {
    title: labels.created_datetime,
    width: 12,
    cell: ({ created_datetime }) => <DayAgo moment={created_datetime} />,
    sort: 'created_datetime',
    filter: applicantFilters.created,
  },
  {
    title: labels.name,
    width: 19,
    cell: (applicant) => <ApplicantName applicant={applicant} />,
    sort: 'name',
    filter: 'name__icontains',
  },
  {
    title: labels.profession_free_text,
    width: 19,
    cell: ({ profession_free_text }) => <TextCell text={profession_free_text} />,
    sort: 'profession_free_text',
  },
  { title: labels.mobile, width: 12, cell: ({ mobile }) => <PhoneLink number={mobile} country={countryOfApplicants} /> },
  {
    title: labels.email,
    width: 20,
    cell: (applicant) => <ApplicantEmail applicant={applicant} />,
    sort: 'email',
    filter: 'email__icontains',
  },
  {
    title: labels.application_tags,
    width: 14,
    cell: ({ application_tags: tags }) => (tags.length > 0 ? <Tags items={tags} /> : <Missing />),
    filter: 'application_tags__id',
  },
]
