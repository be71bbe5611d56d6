import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database/db.ts'

/**
 * Bookings of ten years and the coming months: most fill a position of a vacancy, the others have a type and a facility. A fifth of the
 * employees has two thirds of them; some were cancelled, some ended early.
 */
export async function insertBookings(db: Db, count: number): Promise<void> {
  await sql`
    with wanted as (
      select vacancy.facility_id, vacancy.id as vacancy_id, null::int as vacancy_type_id, vacancy.department_id,
        lower, case when vacancy.date_upper is null and slot = 1 then null else coalesce(vacancy.date_upper, lower + 120) end as upper
      from vacancy
      cross join generate_series(1, number_of_positions) slot
      cross join lateral (select vacancy.date_lower + (slot - 1) * (vacancy.id % 5) as lower) start
      -- A tenth of the positions stays free, of what is to come two thirds.
      where case when vacancy.date_lower > current_date then (vacancy.id + slot) % 3 = 0 else (vacancy.id * 3 + slot * 7) % 10 > 0 end
    ), direct as (
      select number * 7919 % (select count(*) from facility) + 1 as facility_id, null::int as vacancy_id,
        type.ids[number % cardinality(type.ids) + 1] as vacancy_type_id,
        case when number % 4 > 0 then department.ids[number * 31 % cardinality(department.ids) + 1] end as department_id,
        lower, case when number % 40 = 0 then null else lower + (6 + number * 13 % 120)::int end as upper
      from generate_series(1, ${count}::bigint - (select count(*) from wanted)) number
      cross join lateral (select current_date + 120 - (number * 3770 / (${count}::bigint - (select count(*) from wanted)))::int as lower) start
      cross join (select array_agg(id order by id) as ids from vacancy_type) type
      cross join (select array_agg(id order by id) as ids from facility_department) department
    ), numbered as (
      select *, row_number() over (order by lower, facility_id, vacancy_id, upper) as number
      from (select * from wanted union all select * from direct) one
    )
    insert into booking (
      booking_type, facility_id, vacancy_id, vacancy_type_id, department_id, employee_id, qualification_id, date_lower, date_upper, bonus,
      charge_rate, working_hours_month, expenses, insitu, employee_transportation_expenses, accommodation, accommodation_package,
      accommodation_price, notes, cancelled, terminated, created_by_user_id, created_datetime
    )
    select
      (array['new_deployment', 'new_deployment', 'renewal', 'new_deployment', 'replacement'])[number % 5 + 1]::booking_type,
      facility_id, vacancy_id, vacancy_type_id, department_id,
      case when number % 3 = 0 then number * 104729 % employees + 1 else number * 104729 % (employees / 5) * 5 + 5 end,
      case when number % 4 = 0 then qualification.ids[number * 7 % cardinality(qualification.ids) + 1] end,
      lower, case when is_ended then lower + 3 else upper end, case when number % 15 = 0 then 250 end,
      38 + number % 30, 80 + number % 9 * 10, number % 50, case when number % 3 = 0 then 'framework_contract' end,
      (array['daily', 'not_daily', 'company_car'])[number % 3 + 1], case when number % 6 = 0 then 'yes' else 'no' end,
      case when number % 6 = 0 then 300 end, case when number % 6 = 0 then 450 + number % 7 * 20 end,
      case when number % 4 = 0 then 'Übergabe ' || number || ', Schlüssel an der Pforte.' else '' end,
      number % 33 = 0, is_ended, number * 17 % (select count(*) from "user") + 1,
      least(now(), lower - 21 * interval '1 day') - number * interval '1 millisecond'
    from numbered
    cross join lateral (select number % 29 = 0 and number % 33 > 0 and lower < current_date - 3 and (upper is null or upper > lower + 3) as is_ended) ended
    cross join (select count(*) as employees from employee) all_of_them
    cross join (select array_agg(id order by id) as ids from qualification) qualification
    order by number`.execute(db)
  await sql`
    insert into booking_send_document
    select booking.id, document.ids[booking.id * step % cardinality(document.ids) + 1]
    from booking, (values (1), (2)) two (step), (select array_agg(id order by id) as ids from booking_document) document
    where booking.id % 3 = 0 and (step = 1 or booking.id % 2 = 0)
    on conflict do nothing`.execute(db)
  await sql`
    update vacancy set number_of_bookings = counted.number, filled_datetime = case when counted.number >= number_of_positions then counted.last end
    from (
      select vacancy_id, count(*) as number, max(created_datetime) as last from booking
      where vacancy_id is not null and not cancelled and not terminated group by vacancy_id
    ) counted
    where counted.vacancy_id = vacancy.id`.execute(db)
}
