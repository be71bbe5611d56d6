import { emailList } from '@kasack/contract/email.ts'
import { sql } from 'kysely'
import { listQuery } from '../platform/list/list-query.ts'
import { containsFolded, fromDay, oneOf, toDay, value } from '../platform/list/sql.ts'
import { emailRows } from './queries.ts'

const ofCategory = oneOf('email_template.category')

/** E-mails about one of these records, alone or among several. */
const about = (alone: ReturnType<typeof oneOf>, among: ReturnType<typeof oneOf>) => (ids: number[]) =>
  sql`email.id = any(array(
  select id from outbox where ${alone(ids)} union select outbox_id from outbox_candidate where ${among(ids)}
))`

export const listEmails = listQuery(emailList, {
  rows: emailRows,
  only: ({ hidden }) => (hidden.has('employee') ? sql`email.employee_id is null and not email.has_candidates` : sql`true`),
  search: containsFolded('email.search_text'),
  filters: {
    contact_person__id: oneOf('email.contact_person_id'),
    candidate__id: about(oneOf('outbox.candidate_id'), oneOf('outbox_candidate.candidate_id')),
    employee__id: about(oneOf('outbox.employee_id'), oneOf('outbox_candidate.employee_id')),
    vacancy__id: oneOf('email.vacancy_id'),
    facility__id: oneOf('email.facility_id'),
    template__id: oneOf('email.template_id'),
    category: (categories) => sql`email.template_id = any(array(select id from email_template where ${ofCategory(categories)}))`,
    created_by_user__id: oneOf('email.created_by_user_id'),
    state: oneOf('email.state', 'mail_state'),
    recipient__icontains: containsFolded('email.recipient_folded'),
    created_datetime__date__gte: fromDay('email.created_datetime'),
    created_datetime__date__lte: toDay('email.created_datetime'),
  },
  sorts: {
    id: value('email.id'),
    created_datetime: value('email.created_datetime'),
  },
})
