import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database/db.ts'

/**
 * Ten years of documents for employees on assignment: a licence, a residence title or proof of measles immunity, and two others each. Some
 * are unchecked, expiring or expired, and a third has a copy. The first two are obligatory.
 */
export async function insertDocuments(db: Db, count: number): Promise<void> {
  await sql`update document_kind set is_obligatory = code in ('licence', 'measles', 'residence_title')`.execute(db)
  await sql`
    insert into employee_document (
      employee_id, kind_id, number, issued_date, valid_from, valid_until, allows_leasing, checked_date, checked_by_user_id, note,
      file_name, file_type, file_size, file_sha256, created_datetime
    )
    select
      employee.id, document_kind.id, case when number % 2 = 0 then document_kind.code || '-' || number * 7919 % 1000000 else '' end,
      issued, case when number % 50 = 0 and ends > current_date + 60 then current_date + number % 45 when number % 3 = 0 then issued end,
      case when document_kind.expires = 'required' or document_kind.expires = 'optional' and number % 3 = 0 then ends end,
      case when document_kind.is_residence_title then (array[true, true, true, false, null])[number % 5 + 1] end,
      case when number % 12 > 0 then issued + 1 end, case when number % 12 > 0 then number % 300 + 1 end,
      case when number % 4 = 0 then 'Im Original gesehen, Kopie ' || number || ' abgelegt.' else '' end,
      case when number % 3 = 0 then 'Nachweis ' || number || '.pdf' end, case when number % 3 = 0 then 'application/pdf' end,
      case when number % 3 = 0 then 40000 + number % 900000 end,
      case when number % 3 = 0 then encode(sha256(number::text::bytea), 'hex') end,
      now() - number * interval '52 minutes'
    from generate_series(1, ${count}::int) number
    join employee on employee.id = number % (${count}::int / 4) * 2 + 1
    join document_kind on document_kind.code = case number / (${count}::int / 4)
      when 0 then 'licence'
      when 1 then case when employee.nationality_group = 'third_country' then 'residence_title' else 'measles' end
      else (array[
        'police_certificate', 'vaccination', 'occupational_health', 'cv', 'reference', 'leasing_leaflet', 'specialist_training',
        'resuscitation', 'radiation_protection', 'medical_devices', 'language', 'driving_licence', 'confidentiality'
      ])[number * 31 % 13 + 1]
    end
    cross join lateral (select current_date - 150 + (number::bigint * 104729 % 2400)::int as ends) range
    cross join lateral (select least(ends - 200, current_date - 1 - number % 700) as issued) issue
    order by number desc`.execute(db)
}
