import { applicant as entity, applicantList } from '@kasack/contract/applicant.ts'
import { ListPage } from '../shared/table/ListPage.tsx'
import { applicantFilters, columns } from './ApplicantColumns.tsx'
import { ApplicantIcon } from './ApplicantIcon.tsx'
import { texts } from './texts.ts'
import { useApplicantActions } from './ApplicantActions.tsx'

/** All applicants, /applicants. */
export const ApplicantList = () => (
  <ListPage
    list={applicantList}
    tableKey="applicants"
    title={entity.plural}
    columns={columns}
    rowName={({ name }) => name}
    defaultSort="-created_datetime"
    search={{ placeholder: texts.search_hint }}
    bar={[applicantFilters.confirmed, applicantFilters.converted]}
    actions={useApplicantActions()}
    empty={{ icon: ApplicantIcon, title: texts.no_applicant, hint: texts.no_applicant_hint }}
  />
)
