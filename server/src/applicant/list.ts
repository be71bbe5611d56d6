import { applicantList } from '@kasack/contract/applicant.ts'
import { sql } from 'kysely'
import { listQuery } from '../platform/list/list-query.ts'
import { containsFolded, containsMobile, containsPerson, dictionary, fromDay, oneOf, person, toDay, value } from '../platform/list/sql.ts'
import { applicantRows } from './queries.ts'

const present = (is: boolean) => sql.raw(is ? 'is not null' : 'is null')

export const listApplicants = listQuery(applicantList, {
  rows: applicantRows,
  search: (word) => sql`(${containsFolded('applicant.search_text')(word)} or ${containsMobile('applicant')(word)})`,
  filters: {
    created_datetime__date__gte: fromDay('applicant.created_datetime'),
    created_datetime__date__lte: toDay('applicant.created_datetime'),
    email__icontains: containsFolded('applicant.email_folded'),
    name__icontains: containsPerson('applicant.name_search'),
    application_tags__id: (ids) => sql`
      applicant.id in (select applicant_id from applicant_application_tag where ${oneOf('applicant_application_tag.application_tag_id')(ids)})`,
    email_verified: (is) => sql`applicant.email_verification_datetime ${present(is)}`,
    converted: (is) => sql`
      ${is ? sql`` : sql`not`} exists (select from employee where employee.converted_from_applicant_id = applicant.id)`,
  },
  sorts: {
    id: value('applicant.id'),
    created_datetime: value('applicant.created_datetime'),
    last_name: dictionary('applicant.last_name'),
    first_name: dictionary('applicant.first_name'),
    name: person('applicant'),
    email: dictionary('applicant.email'),
    profession_free_text: dictionary('applicant.profession_free_text'),
  },
})
