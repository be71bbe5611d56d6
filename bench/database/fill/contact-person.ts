import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database/db.ts'

/** One contact person in twenty belongs to a group, the others to a facility; a facility's main contact is its first. */
export async function insertContactPersons(db: Db, count: number): Promise<void> {
  await sql`
    insert into contact_person (first_name, last_name, facility_id, facility_group_id, function_id, email, phone, created_datetime)
    select
      'Vorname ' || number % 211, 'Nachname ' || number % 1009,
      case when number % 20 > 0 then (select count(*) from facility) * (number * 7919 % ${count}::int) / ${count}::int + 1 end,
      case when number % 20 = 0 then number % (select count(*) from facility_group) + 1 end,
      case when number % 3 > 0 then (select min(id) from contact_person_function) + number % 5 end,
      'person' || number || '@kunde.example', '030 ' || 1000000 + number, now() - number * interval '40 minutes'
    from generate_series(1, ${count}::bigint) number`.execute(db)
  await sql`
    update facility set main_contact_id = person.id, invoice_contact_id = case when facility.id % 2 = 0 then person.id end
    from (select min(id) as id, facility_id from contact_person group by facility_id) person
    where person.facility_id = facility.id`.execute(db)
}
