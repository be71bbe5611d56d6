import { applicantList } from '@kasack/contract/applicant.ts'
import dayjs from 'dayjs'
import { applicantFilters, columns } from '../../applicant/ApplicantColumns.tsx'
import { ApplicantIcon } from '../../applicant/ApplicantIcon.tsx'
import { useApplicantActions } from '../../applicant/ApplicantActions.tsx'
import { wireFormat } from '../../shared/language/format.ts'
import { useToday } from '../../shared/program/use-today.ts'
import { ListTable } from '../../shared/table/ListTable.tsx'
import { texts } from './texts.ts'

/** In days, as long as the link in a verification e-mail is valid. */
const newForDays = 14

/** Recent applicants not yet converted to employees, newest first. */
export function DashboardApplicants() {
  const since = dayjs(useToday()).subtract(newForDays, 'day').format(wireFormat.day)
  return (
    <ListTable
      list={applicantList}
      tableKey="da"
      title={texts.new_applications}
      columns={columns}
      rowName={({ name }) => name}
      prefilters={{ converted: 'false', created_datetime__date__gte: since }}
      defaultSort="-created_datetime"
      pageSize={5}
      bar={[applicantFilters.confirmed]}
      actions={useApplicantActions()}
      empty={{ icon: ApplicantIcon, title: texts.no_new_application, hint: texts.no_new_application_hint }}
    />
  )
}
