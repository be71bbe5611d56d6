import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/db.ts'

/** The mails of a year to people who are applicants no more, one in a hundred of which nobody took; written before those that are there. */
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
