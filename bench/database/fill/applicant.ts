import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database/db.ts'
import { everyPostalCode } from './place.ts'

/** Two thirds have confirmed their address and given their place, one in ten became an employee; a year's e-mails are kept. */
export async function insertApplicants(db: Db, count: number): Promise<void> {
  const places = JSON.stringify(everyPostalCode().map((one, at) => ({ at, ...one })))
  await sql`
    insert into applicant (first_name, last_name, profession_free_text, email, mobile, comments, privacy_consent, privacy_consent_version,
      privacy_consent_datetime, email_verification_datetime, verification_hash, verification_expires_datetime, created_datetime, mobile_e164,
      postal_code, city, postal_code_latitude, postal_code_longitude)
    select
      'Vorname ' || number % 307, 'Nachname ' || number % 1009, 'Pflegefachkraft ' || number % 53,
      'bewerbung' || number % (${count}::int * 9 / 10) || '@post.example', '0176 ' || 4000000 + number,
      repeat('Rief zurück, Unterlagen ' || number || '. ', number % 3), true, '2026-11', applied,
      case when number % 3 > 0 then applied + interval '9 minutes' end,
      sha256(number::text::bytea), applied + interval '14 days', applied, '+49176' || 4000000 + number,
      coalesce(place.postal_code, ''), coalesce(place.city, ''), place.latitude, place.longitude
    from (select number, now() - (${count}::int - number) * interval '4 hours 20 minutes' as applied from generate_series(1, ${count}::int) number) one
    left join jsonb_to_recordset(${places}::jsonb) as place (at integer, postal_code text, city text, latitude double precision, longitude double precision)
      on number % 3 > 0 and place.at = number % 8000`.execute(db)
  await sql`
    insert into applicant_application_tag
    select applicant.id, tag.id from applicant, application_tag tag where (applicant.id + tag.id * 7) % 11 = 0`.execute(db)
  await sql`
    insert into outbox (recipient, subject, text, html, language, message_id, template_id, state, attempts, created_datetime, sent_datetime,
      next_attempt_datetime, applicant_id)
    select email, 'Bitte bestätigen Sie Ihre E-Mail-Adresse', repeat('Guten Tag. ', 40), repeat('<p>Guten Tag.</p>', 40), 'de',
      '<' || applicant.id || '@kasack.example>', (select id from email_template where code = 'automated'), 'sent', 1,
      created_datetime, created_datetime + interval '2 seconds', created_datetime, applicant.id
    from applicant where id > ${count}::int - 2000`.execute(db)
  await sql`update employee set converted_from_applicant_id = id * 10 where id * 10 <= ${count}::int`.execute(db)
}
