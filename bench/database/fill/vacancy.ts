import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database/db.ts'

/** Vacancies of ten years and the coming five months, three weeks to seven months long, some open-ended. Past ones are closed. */
export async function insertVacancies(db: Db, count: number): Promise<void> {
  await sql`
    insert into vacancy (
      name, vacancy_type_id, number_of_positions, priority, date_lower, date_upper, facility_id, department_id, contact_person_id,
      has_driver_licence, has_car, description, accommodation_available, accommodation_package, status, created_by_user_id, created_datetime
    )
    select
      case when number % 5 = 0 then 'Einsatz ' || number else '' end,
      type.ids[number % cardinality(type.ids) + 1], number % 7 % 4 + 1,
      (array['high', 'medium', 'medium', 'low', null])[number % 5 + 1]::priority,
      lower, upper, facility.id, department.ids[number * 31 % cardinality(department.ids) + 1], facility.main_contact_id,
      number % 6 = 0, number % 9 = 0, case when number % 3 = 0 then 'Dienstplan ' || number || ', Einarbeitung drei Tage.' else '' end,
      number % 4 = 0, case when number % 4 = 0 then 250 + number % 9 * 50 end,
      (case when upper < current_date then 'closed' when number % 11 = 0 then 'paused' else 'open' end)::vacancy_status,
      number * 17 % (select count(*) from "user") + 1, now() - number * interval '88 minutes'
    from generate_series(1, ${count}::bigint) number
    cross join lateral (select current_date + 150 - (number * 3800 / ${count}::bigint)::int as lower) start
    cross join lateral (select case when number % 12 = 0 then null else lower + 20 + (number * 13 % 190)::int end as upper) range
    join facility on facility.id = number * 7919 % (select count(*) from facility) + 1
    cross join (select array_agg(id order by id) as ids from vacancy_type) type
    cross join (select array_agg(id order by id) as ids from facility_department) department
    order by number`.execute(db)
  // Draws exams from one or two employees, so that an exam is required as often as employees have it.
  await sql`
    insert into vacancy_exam
    select distinct vacancy.id, employee.exam_id
    from vacancy
    cross join (values (7919::bigint), (104729)) two (step)
    join employee on employee.id = vacancy.id * step % (select count(*) from employee) + 1
    where employee.exam_id is not null and (step = 7919 or vacancy.id % 2 = 0)`.execute(db)
  await sql`
    insert into vacancy_qualification
    select distinct vacancy.id, qualification.ids[vacancy.id * step % cardinality(qualification.ids) + 1]
    from vacancy, (values (5), (11)) two (step), (select array_agg(id order by id) as ids from qualification) qualification
    where vacancy.id % 3 > 0 and (step = 5 or vacancy.id % 4 = 0)`.execute(db)
}
