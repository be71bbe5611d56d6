import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database/db.ts'

/** A year's e-mails to former applicants, one in a hundred of them refused; older than the existing ones. */
export async function insertMails(db: Db, count: number): Promise<void> {
  await sql`
    insert into outbox (
      recipient, subject, text, html, language, message_id, template_id, state, attempts, last_error,
      created_datetime, sent_datetime, next_attempt_datetime
    )
    select
      'person' || number || '@post.example', 'Bitte bestätigen Sie Ihre E-Mail-Adresse', repeat('Guten Tag. ', 40),
      repeat('<p>Guten Tag.</p>', 40), 'de', '<former-' || number || '@kasack.example>',
      (select id from email_template where code = 'automated'), case when is_refused then 'failed' else 'sent' end::mail_state, 1,
      case when is_refused then '550 5.1.1 mailbox unavailable' else '' end, written, case when not is_refused then written end, written
    from generate_series(1, ${count}::int) number
    cross join lateral (
      select number % 100 = 0 as is_refused, now() - interval '362 days' - (${count}::int - number) * interval '26 minutes' as written
    ) one`.execute(db)
}

/**
 * Three years of e-mails written by users, to contact persons in general or about a candidate, from every template except the automated
 * one. With the automated e-mails they add up to a hundred thousand.
 */
export async function insertEmails(db: Db, count: number): Promise<void> {
  await sql`
    insert into outbox (
      recipient, subject, text, html, language, message_id, template_id, state, attempts, created_datetime, sent_datetime,
      next_attempt_datetime, created_by_user_id, contact_person_id, facility_id, candidate_id, employee_id, vacancy_id
    )
    select
      'person' || person.id || '@kunde.example', 'Unser Angebot ' || number, repeat('Guten Tag, anbei unser Profil. ', 20),
      repeat('<p>Guten Tag, anbei unser Profil.</p>', 20), 'de', '<written-' || number || '@kasack.example>',
      template.ids[number * 31 % cardinality(template.ids) + 1], 'sent', 1, written, written + interval '3 seconds', written,
      number * 17 % (select count(*) from "user") + 1, person.id, coalesce(vacancy.facility_id, person.facility_id),
      candidate.id, candidate.employee_id, candidate.vacancy_id
    from generate_series(1, ${count}::bigint) number
    cross join lateral (select now() - (${count}::bigint - number) * interval '20 minutes' as written) moment
    cross join (select array_agg(id order by id) as ids from email_template where code <> 'automated') template
    join contact_person person on person.id = number * 7919 % (select count(*) from contact_person) + 1
    left join candidate on number % 3 = 0 and candidate.id = number * 104729 % (select count(*) from candidate) + 1
    left join vacancy on vacancy.id = candidate.vacancy_id
    order by number`.execute(db)
}
