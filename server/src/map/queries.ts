import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'

/** Points that the database writes, and the server sends, at a time: 64 KB. */
const atOnce = 1000

/** The possible `trade` values of a point and types of a vacancy, by name. */
export async function findTrades(db: Db): Promise<Trades> {
  const { rows } = await sql<Trades>`
    select ${namesOf(sql`facility_type`)} as facility_types, ${namesOf(sql`exam`)} as exams,
      ${namesOf(sql`vacancy_type`)} as vacancy_types`.execute(db)
  return rows[0]!
}
type Trades = { facility_types: string; exams: string; vacancy_types: string }

const namesOf = (table: Sql): Sql => sql`(
  select '[' || coalesce(string_agg(item, ',' order by place, id), '') || ']' from (
    select id, "order" as place, '{"id":' || id || ',"name":' || to_json(name) || '}' as item from ${table}
  ) named)`

/** Facilities with coordinates, as JSON without the outer brackets. */
export const findFacilityPoints = (db: Db): Promise<string[]> =>
  findItems(
    db,
    point,
    sql`
    select
      id, name, address_latitude as latitude, address_longitude as longitude, concat_ws(' ', nullif(postal_code, ''), nullif(city, '')) as place,
      facility_type_id as trade, federal_state, is_active, address_is_approximate as is_approximate
    from facility
    where address_latitude is not null and address_longitude is not null`,
  )

/** Employees where they want to work, otherwise where they live (docs/rules/maps.md). */
export const findEmployeePoints = (db: Db): Promise<string[]> =>
  findItems(
    db,
    point,
    sql`
    select
      id, name,
      case when is_wish then preferred_location_latitude else address_latitude end as latitude,
      case when is_wish then preferred_location_longitude else address_longitude end as longitude,
      case
        when not is_wish then concat_ws(' ', nullif(postal_code, ''), nullif(city, ''))
        when preferred_postal_code = postal_code then concat_ws(' ', nullif(postal_code, ''), nullif(city, ''))
        else preferred_postal_code
      end as place,
      exam_id as trade, federal_state, is_active,
      case when is_wish then preferred_location_is_approximate else address_is_approximate end as is_approximate
    from employee
    cross join lateral (select preferred_location_latitude is not null and preferred_location_longitude is not null as is_wish) wish
    where is_wish or (address_latitude is not null and address_longitude is not null)`,
  )

/** Open vacancies that are not over, at facilities with coordinates. */
export const findVacancyPoints = (db: Db, today: string): Promise<string[]> =>
  findItems(
    db,
    sql`
      '[' || id || ',' || to_json(name) || ',' || facility || ',' || vacancy_type || ',[' || coalesce(exams, '')
        || '],' || to_json(date_lower) || ',' || coalesce(to_json(date_upper)::text, 'null') || ',' || positions_left || ']'`,
    sql`
    select
      vacancy.id, vacancy.shown_name as name, vacancy.facility_id as facility, vacancy.vacancy_type_id as vacancy_type,
      (select string_agg(exam_id::text, ',' order by exam_id) from vacancy_exam where vacancy_id = vacancy.id) as exams,
      vacancy.date_lower, vacancy.date_upper, vacancy.number_of_positions - vacancy.number_of_bookings as positions_left
    from vacancy
    join facility on facility.id = vacancy.facility_id
    where vacancy.shown_status = 'open' and (vacancy.date_upper is null or vacancy.date_upper >= ${today}::date)
      and facility.address_latitude is not null and facility.address_longitude is not null`,
  )

const point = sql`
  '[' || id || ',' || to_json(name) || ',' || latitude || ',' || longitude || ',' || to_json(place) || ',' || coalesce(trade::text, 'null')
    || ',' || coalesce('"' || federal_state || '"', 'null') || ',' || is_active || ',' || is_approximate || ']'`

/** Written by the database: reading sixty thousand rows one by one would block the process for a third of a second (docs/decisions/110). */
async function findItems(db: Db, item: Sql, source: Sql): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select string_agg(${item}, ',' order by id) as part
    from (${source}) found
    group by id / ${sql.lit(atOnce)}
    order by min(id)`.execute(db)
  return rows.map(({ part }) => part)
}
