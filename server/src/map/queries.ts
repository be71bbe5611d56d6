import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Sql } from '../platform/list-query.ts'

/** So many points at a time are written by the database and sent on: 64 KB. */
const atOnce = 1000

/** What may stand as `trade` of a point, by name. */
export async function findTrades(db: Db): Promise<{ facility_types: string; exams: string }> {
  const { rows } = await sql<{ facility_types: string; exams: string }>`
    select ${namesOf(sql`facility_type`)} as facility_types, ${namesOf(sql`exam`)} as exams`.execute(db)
  return rows[0]!
}

const namesOf = (table: Sql): Sql => sql`(
  select '[' || coalesce(string_agg(item, ',' order by place, id), '') || ']' from (
    select id, "order" as place, '{"id":' || id || ',"name":' || to_json(name) || '}' as item from ${table}
  ) named)`

/** Facilities with coordinates, as JSON without the brackets around all of them. */
export const findFacilityPoints = (db: Db): Promise<string[]> =>
  findPoints(
    db,
    sql`
    select
      id, name, address_latitude as latitude, address_longitude as longitude, concat_ws(' ', nullif(postal_code, ''), nullif(city, '')) as place,
      facility_type_id as trade, federal_state, is_active, address_is_approximate as is_approximate
    from facility
    where address_latitude is not null and address_longitude is not null`,
  )

/** Employees where they want to work, else where they live (docs/rules/maps.md). */
export const findEmployeePoints = (db: Db): Promise<string[]> =>
  findPoints(
    db,
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

/** Written by the database: sixty thousand rows read one by one would stop the process for a third of a second (docs/decisions/112). */
async function findPoints(db: Db, points: Sql): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select string_agg(
      '[' || id || ',' || to_json(name) || ',' || latitude || ',' || longitude || ',' || to_json(place) || ',' || coalesce(trade::text, 'null')
        || ',' || coalesce('"' || federal_state || '"', 'null') || ',' || is_active || ',' || is_approximate || ']',
      ',' order by id
    ) as part
    from (${points}) point
    group by id / ${sql.lit(atOnce)}
    order by min(id)`.execute(db)
  return rows.map(({ part }) => part)
}
