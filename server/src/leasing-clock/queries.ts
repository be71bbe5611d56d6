import type { FacilityHirer } from '@kasack/contract/facility-hirer.ts'
import type { ClockHirer } from '@kasack/contract/leasing-clocks.ts'
import type { Counting } from '@kasack/contract/leasing-clock.ts'
import type { Stay } from '@kasack/contract/leasing-history.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { read } from '../platform/database/db.ts'
import { compile } from '../platform/read/statement.ts'

/** Whose clocks to count, leaving out a booking and adding a facility under consideration. */
export type ClockFactsRequest = { employees: readonly number[]; without?: number | null; facility?: number | null }

export type StayOf = Stay & { employee: number }
export type FacilityFacts = FacilityHirer & { name: string; company_name: string }
type HirerFacts = Pick<ClockHirer, 'name' | 'maximum_months' | 'equal_pay_months'> & { id: number }

/** What the clocks of employees are based on. `houses` are theirs, and those that decide who the hirer is. */
export type ClockFacts = { stays: StayOf[]; houses: FacilityFacts[]; hirers: HirerFacts[]; count_by: Counting }

const [employees, without, house] = [0, 1, 2] // positions of the parameters

/** The facilities in `stay` and those under consideration in `thought`, with all that decide who their hirer is, as table `house`. */
export const facilitiesOfStays = sql`
  place as (
    select facility_id as id from stay where facility_id is not null
    union select id from thought
    union select beside.id
      from stay join facility own on own.id = stay.facility_id join facility beside on beside.facility_group_id = own.facility_group_id
      where stay.kind = 'employed'
  ),
  company as (select distinct company_key from facility where id in (select id from place) and company_key <> ''),
  house as (
    select facility.* from (
      select id from place
      union select facility.id from company join facility on facility.company_key = company.company_key where facility.hirer_id is not null
    ) known
    join facility on facility.id = known.id
  )`

const statement = compile(sql<ClockFacts>`
  with asked as (select ${employees}::int[] as employees, ${without}::int as without, ${house}::int as house),
  stay as (
    select booking.employee_id, 'leased' as kind, booking.facility_id, null::int as hirer_id, booking.date_lower, booking.date_upper
    from asked join booking on booking.employee_id = any(asked.employees) and booking.id is distinct from asked.without
    left join vacancy on vacancy.id = booking.vacancy_id
    left join vacancy_type on vacancy_type.id = coalesce(vacancy.vacancy_type_id, booking.vacancy_type_id)
    where not booking.cancelled and coalesce(vacancy_type.is_leasing, true)
    union all
    select employee_id, kind, facility_id, hirer_id, date_lower, date_upper
    from asked join prior_period on employee_id = any(asked.employees)
  ),
  thought as (select house as id from asked where house is not null),
  ${facilitiesOfStays}
  select
    (select coalesce(json_agg(json_build_object(
      'employee', employee_id, 'kind', kind,
      'at', case when facility_id is null then json_build_object('hirer', hirer_id) else json_build_object('facility', facility_id) end,
      'date_range', json_build_object('lower', date_lower, 'upper', date_upper)
    )), '[]') from stay) as stays,
    (select coalesce(json_agg(json_build_object(
      'id', id, 'name', name, 'company', company_key, 'hirer', hirer_id, 'hirer_since', hirer_since, 'facility_group', facility_group_id,
      'company_name', case when company_key <> '' then (
        select first.company from facility first where first.company_key = house.company_key and first.company_key <> '' order by first.id limit 1
      ) else '' end
    )), '[]') from house) as houses,
    (select coalesce(json_agg(json_build_object(
      'id', id, 'name', name, 'maximum_months', maximum_months, 'equal_pay_months', equal_pay_months
    )), '[]') from hirer where id in (select hirer_id from house union select hirer_id from stay)) as hirers,
    (select count_by from judge_setting) as count_by`)

/** Reads what the clocks of employees are based on, in one statement. */
export async function findClockFacts(
  db: Db,
  { employees: people, without: left = null, facility: thought = null }: ClockFactsRequest,
): Promise<ClockFacts> {
  const [facts] = await read<ClockFacts>(db, { ...statement, parameters: [people, left, thought] })
  return facts!
}

/** Who was leased to a hirer, or was there before, with the key of the facility's hirer. */
export async function findPeopleAt(
  db: Db,
  { facility: of, day }: { facility: number; day: string },
): Promise<{ key: string | null; employees: number[] }> {
  const { rows } = await sql<{ key: string | null; employees: number[] }>`
    with asked as (select hirer_key_on(${of}, ${day}) as key),
    house as (
      select facility.id from asked join facility on facility.id = ${of} or facility.company_key = (select company_key from facility where id = ${of})
        or 'hirer ' || facility.hirer_id = asked.key
        or facility.company_key in (select other.company_key from facility other where 'hirer ' || other.hirer_id = asked.key and other.company_key <> '')
    )
    select asked.key, array(
      select employee_id from booking where facility_id in (select id from house)
      union select employee_id from prior_period where facility_id in (select id from house) or 'hirer ' || hirer_id = asked.key
    ) as employees
    from asked`.execute(db)
  return rows[0]!
}

/** Names of employees, and their positions in alphabetical order. */
export async function findNames(db: Db, ids: readonly number[]): Promise<Map<number, { name: string; place: number }>> {
  const { rows } = await sql<{ id: number; name: string; place: number }>`
    select id, name, row_number() over (order by last_name collate "de-x-icu", first_name collate "de-x-icu", id)::int as place
    from employee where id = any(${[...ids]})`.execute(db)
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}

/** Whether bookings of a type are leasing. */
export async function isLeasing(db: Db, type: number): Promise<boolean> {
  const { rows } = await sql`select from vacancy_type where id = ${type} and is_leasing`.execute(db)
  return rows.length > 0
}

/** The facility of a vacancy, and whether its bookings are leasing. */
export async function findVacancyPlace(db: Db, id: number): Promise<{ facility: number; is_leasing: boolean } | null> {
  const { rows } = await sql<{ facility: number; is_leasing: boolean }>`
    select facility_id as facility, vacancy_type.is_leasing
    from vacancy join vacancy_type on vacancy_type.id = vacancy.vacancy_type_id where vacancy.id = ${id}`.execute(db)
  return rows[0] ?? null
}
