import { sql } from 'kysely'
import type { Db } from '../../src/platform/database/db.ts'

/** A booking that takes a position: it is live, and the booking it continues or stands in for is not. */
const positionsTaken = sql`
  select count(*) from booking
  where vacancy_id = vacancy.id and not cancelled and not terminated and not exists (
    select from booking other
    where other.id in (booking.continues_id, booking.stands_in_for_id) and other.vacancy_id = vacancy.id
      and not other.cancelled and not other.terminated
  )`

const newestContact = (table: string) => sql`
  select id from engagement
  where ${sql.ref(`${table}_id`)} = ${sql.ref(`${table}.id`)} and is_contact and not is_confidential
  order by created_datetime desc, id desc limit 1`

/** Records whose derived columns do not match what they are derived from. */
export async function wronglyDerived(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select 'vacancy' as entity, id, 'number_of_bookings' as field from vacancy where number_of_bookings <> (${positionsTaken})
    union all
    select 'vacancy', vacancy.id, 'place' from vacancy join facility on facility.id = facility_id
    where vacancy.place is distinct from facility.place
    union all
    select 'facility', id, 'latest_engagement' from facility where latest_engagement_id is distinct from (${newestContact('facility')})
    union all
    select 'contact_person', id, 'latest_engagement' from contact_person
    where latest_engagement_id is distinct from (${newestContact('contact_person')})
    union all
    select entity, counted::int, 'kept_count' from (
      select entity, sum(number) as counted from kept_count where entity = 'employee' group by entity
    ) kept where counted <> (select count(*) from employee)`.execute(db)
  return rows
}
