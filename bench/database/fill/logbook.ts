import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database/db.ts'

/**
 * Three years of entries: nine in ten about facilities (a third of these with the main contact), one in five about employees, one in a
 * hundred about applicants. Every twelfth once had a follow-up; open follow-ups of facilities are carried by their newest entry.
 */
export async function insertLogbook(db: Db, count: number): Promise<void> {
  await sql`
    insert into engagement (
      action_type_id, facility_id, contact_person_id, employee_id, applicant_id, followup_date, followup_user_id, note, created_by_user_id, created_datetime
    )
    select
      action.ids[number % array_length(action.ids, 1) + 1], case when number % 10 <> 1 then facility.id end,
      case when number % 3 = 0 and number % 10 <> 1 then facility.main_contact_id end,
      case when number % 5 = 1 and number % 100 <> 11 then number * 104729 % (select count(*) from employee) + 1 end,
      case when number % 100 = 11 then number * 104729 % (select count(*) from applicant) + 1 end,
      case when number % 12 = 0 then current_date - (number / 360)::int + 7 end, case when number % 12 = 0 then number % 300 + 1 end,
      'Gespräch ' || number || ' über den Bedarf im nächsten Quartal, Rückmeldung der Stationsleitung folgt.',
      number % 300 + 1, now() - number * interval '4 minutes'
    from generate_series(1, ${count}::bigint) number
    cross join (select array_agg(id order by id) as ids from engagement_action where code <> 'follow_up') action
    join facility on facility.id = number * 7919 % (select count(*) from facility) + 1`.execute(db)
  await keepLatest(db, 'facility')
  await keepLatest(db, 'contact_person')
  await carryFollowUps(db)
}

const keepLatest = (db: Db, table: string) =>
  sql`
    update ${sql.table(table)} set latest_engagement_id = latest.id, latest_engagement_datetime = latest.created_datetime
    from (
      select distinct on (${sql.ref(`${table}_id`)}) ${sql.ref(`${table}_id`)} as about, id, created_datetime
      from engagement where ${sql.ref(`${table}_id`)} is not null
      order by ${sql.ref(`${table}_id`)}, created_datetime desc, id desc
    ) latest
    where latest.about = ${sql.table(table)}.id`.execute(db)

/** Every third facility has a follow-up, carried by its newest entry, due within four months before or after today. */
async function carryFollowUps(db: Db): Promise<void> {
  await sql`
    update facility set
      carrier_id = latest_engagement_id, followup_date = current_date + facility.id % 240 - 120,
      followup_user_id = facility.id % 300 + 1, followup_priority = (array['low', 'medium', 'high'])[facility.id % 9 / 3 + 1]::priority
    where id % 3 = 0 and latest_engagement_id is not null`.execute(db)
  await sql`
    update engagement set
      todo = true, followup_date = facility.followup_date, followup_user_id = facility.followup_user_id,
      followup_priority = facility.followup_priority
    from facility where facility.carrier_id = engagement.id`.execute(db)
}
