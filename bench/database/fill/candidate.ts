import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database/db.ts'

/** Two thirds of the booked employees have signed; others were proposed, and some of those rejected. */
export async function insertCandidates(db: Db, count: number): Promise<void> {
  await sql`
    insert into candidate (vacancy_id, employee_id, status, employee_asked, facility_asked, created_datetime)
    select vacancy_id, employee_id, 'signed', true, true, min(created_datetime) - interval '5 days'
    from booking
    where vacancy_id is not null and not cancelled and not terminated and id % 3 > 0
    group by vacancy_id, employee_id
    order by min(id)`.execute(db)
  await sql`
    insert into candidate (vacancy_id, employee_id, status, employee_asked, facility_asked, created_datetime)
    select
      vacancy.id, number * 15485863 % (select count(*) from employee) + 1,
      (array['new', 'applied', 'rejected_by_employee', 'new', 'rejected_by_facility', 'applied', 'new'])[number % 7 + 1]::candidate_status,
      number % 2 = 0, number % 3 = 0, least(now(), vacancy.date_lower - interval '15 days') - number * interval '1 second'
    from generate_series(1, ${count}::bigint - (select count(*) from candidate)) number
    join vacancy on vacancy.id = number * 48611 % (select count(*) from vacancy) + 1
    order by number
    on conflict do nothing`.execute(db)
  // Timestamps of asking exist for the last half year.
  await sql`
    update candidate set
      employee_asked_datetime = case when employee_asked then created_datetime + interval '1 day' end,
      facility_asked_datetime = case when facility_asked then created_datetime + interval '2 days' end
    where created_datetime > now() - interval '180 days'`.execute(db)
  await sql`
    insert into candidate_rejection (candidate_id, status, user_id, created_datetime)
    select id, status, id * 17 % (select count(*) from "user") + 1, created_datetime + interval '2 days'
    from candidate where status in ('rejected_by_employee', 'rejected_by_facility') order by id`.execute(db)
}
