import type { Ref } from '@kasack/contract/field.ts'
import type { FacilityHirer } from '@kasack/contract/facility-hirer.ts'
import type { JudgeFacts, Paper, PaperKind } from '@kasack/contract/judge-facts.ts'
import type { Level } from '@kasack/contract/judge-level.ts'
import type { ClockLimits, Counting } from '@kasack/contract/leasing-clock.ts'
import type { Stay } from '@kasack/contract/leasing-history.ts'
import type { RequirementLevel, RequirementLine } from '@kasack/contract/requirement-inherited.ts'
import { sql } from 'kysely'
import { facilitiesOfStays } from '../leasing-clock/queries.ts'
import type { Db } from '../platform/database/db.ts'
import { read } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'
import { compile, withValues } from '../platform/read/statement.ts'
import { kindOfLine, levelOfLine } from '../requirement/queries.ts'

/** Who may go where and when. Without days, the days of the vacancy count. */
export type FactsQuery = {
  employee: number
  vacancy: number | null
  facility: number | null
  vacancy_type: number | null
  days: { lower: string; upper: string | null } | null
}

type Person = JudgeFacts['employee']
type OfEmployee<One> = One & { employee: number }
type Many<One> = One[] | null
type Pair = [of: number, one: number]

/** Who sets a requirement. `id` is that of the facility if it is one of its departments. */
export type Origin = { level: RequirementLevel; id: number; department: number | null }

/** What one of them requires or drops. */
export type Line = Pick<RequirementLine, 'kind' | 'effect'> & { item: { id: number }; origin: Origin }

/** Everything known, each fact once: the bookings and absences that touch the days, and bookings that may count for the same clock. */
export type FactsByPlan = {
  people: Many<Omit<Person, 'qualifications' | 'bookings' | 'absences' | 'papers' | 'blocks'>>
  employee_qualifications: Many<Pair>
  bookings: Many<OfEmployee<Person['bookings'][number] & { at: number; is_leasing: boolean }>>
  absences: Many<OfEmployee<Person['absences'][number]>>
  papers: Many<OfEmployee<Omit<Paper, 'kind' | 'is_residence_title' | 'is_health_data'> & { kind: number }>>
  blocks: Many<OfEmployee<Person['blocks'][number]>>
  prior_periods: Many<OfEmployee<Stay>>
  vacancies: Many<NonNullable<JudgeFacts['vacancy']> & { facility: number; department: number; vacancy_type: number }>
  vacancy_exams: Many<Pair>
  vacancy_qualifications: Many<Pair>
  facilities: Many<Ref & { facility_type: number; facility_group: number | null }>
  requirements: Many<Line>
  kinds: Many<PaperKind & { is_obligatory: boolean }>
  exams: Many<Ref>
  qualifications: Many<Ref>
  /** The types of vacancies whose bookings are not leasing. */
  unleased: number[]
  houses: Many<FacilityHirer>
  hirers: Many<ClockLimits & { id: number }>
  levels: Record<string, Level>
  count_by: Counting
}

/** Without an employee, only the destination is looked at. */
type FactsRequest = Omit<FactsQuery, 'employee'> & { employee: number | null }

/** Which facts are read. `days` are bookings and absences. Without `papers`, only residence titles are read. */
export type FactsNeeds = { days: boolean; papers: boolean }

const [employees, vacancies, facilities, lowers, uppers] = [0, 1, 2, 3, 4] // positions of the parameters, each with one value per plan
const [days, papers] = [5, 6] // which facts are needed

const each = sql`
    select * from unnest(
      (select ${employees}::int[]), (select ${vacancies}::int[]), (select ${facilities}::int[]), (select ${lowers}::date[]), (select ${uppers}::date[])
    ) asked (employee_id, vacancy_id, facility_id, lower, upper)`

// If no days are needed, employees and vacancies are not paired: a million pairs would be joined for nothing.
const all = sql`
    select employee_id, vacancy_id, null::int as facility_id, null::date as lower, null::date as upper
    from unnest((select ${employees}::int[])) employee_id cross join unnest((select ${vacancies}::int[])) vacancy_id
    where (select ${days}::boolean)
    union all
    select employee_id, null, null, null, null from unnest((select ${employees}::int[])) employee_id where not (select ${days}::boolean)
    union all
    select null, vacancy_id, null, null, null from unnest((select ${vacancies}::int[])) vacancy_id where not (select ${days}::boolean)`

const knownOf = (asked: Sql) => sql<FactsByPlan>`
  with asked as (${asked}
  ),
  plan as (
    select asked.employee_id, facility.id as facility_id, nullif(facility.company_key, '') as company_key,
      daterange(coalesce(asked.lower, vacancy.date_lower), case when asked.lower is null then vacancy.date_upper else asked.upper end, '[]') as days
    from asked left join vacancy on vacancy.id = asked.vacancy_id
    left join facility on facility.id = coalesce(vacancy.facility_id, asked.facility_id)
  ),
  whom as (select distinct employee_id as id from asked),
  wanted as (
    select vacancy.id, vacancy.shown_name, vacancy.status, vacancy.date_lower, vacancy.date_upper, vacancy.facility_id, vacancy.department_id,
      vacancy.vacancy_type_id
    from (select distinct vacancy_id as id from asked) one join vacancy on vacancy.id = one.id
  ),
  aim as (
    select facility.id, facility.name, facility.facility_type_id, facility.facility_group_id, facility.hirer_id, facility.company_key
    from (select distinct facility_id as id from plan) one join facility on facility.id = one.id
  ),
  line as (
    select * from requirement where facility_type_id in (select facility_type_id from aim)
    union all select * from requirement where facility_group_id in (select facility_group_id from aim)
    union all select * from requirement where facility_id in (select id from aim)
    union all select * from requirement where vacancy_id in (select id from wanted)
  ),
  kind as (
    select * from document_kind
    where (is_obligatory and is_active) or is_residence_title or id in (select document_kind_id from line)
  ),
  owner as (
    select id as aim_id, hirer_id from aim where hirer_id is not null
    union
    select aim.id, facility.hirer_id from aim join facility on facility.company_key = aim.company_key
    where aim.company_key <> '' and facility.hirer_id is not null
  ),
  owned as (
    select owner.aim_id, facility.company_key
    from owner join facility on facility.hirer_id = owner.hirer_id where facility.company_key <> ''
  ),
  touched as (
    select distinct booking.id
    from plan join booking on booking.employee_id = plan.employee_id join facility on facility.id = booking.facility_id
    where (select ${days}::boolean) and not booking.cancelled and (
      booking.period && plan.days or facility.id = plan.facility_id or facility.company_key = plan.company_key
      or (plan.facility_id, facility.hirer_id) in (select aim_id, hirer_id from owner)
      or (plan.facility_id, facility.company_key) in (select aim_id, company_key from owned)
    )
  ),
  booked as (
    select booking.id, booking.employee_id, booking.facility_id, facility.name as facility_name, booking.vacancy_id, booking.date_lower,
      booking.date_upper, coalesce(vacancy_type.is_leasing, true) as is_leasing
    from touched join booking on booking.id = touched.id
    join facility on facility.id = booking.facility_id
    left join vacancy on vacancy.id = booking.vacancy_id
    left join vacancy_type on vacancy_type.id = coalesce(vacancy.vacancy_type_id, booking.vacancy_type_id)
  ),
  prior as (select prior_period.* from whom join prior_period on prior_period.employee_id = whom.id),
  stay as (
    select facility_id, 'leased' as kind from booked where is_leasing
    union all select facility_id, kind from prior
  ),
  thought as (select id from aim),
  ${facilitiesOfStays}
  select
    (select json_agg(json_build_object(
      'id', employee.id, 'name', name, 'is_active', is_active, 'available_from_date', available_from_date, 'birthday_date', birthday_date,
      'nationality_group', nationality_group, 'exam', exam_id
    )) from whom join employee on employee.id = whom.id) as people,
    (select json_agg(json_build_array(employee_id, qualification_id))
    from whom join employee_qualification on employee_qualification.employee_id = whom.id) as employee_qualifications,
    (select json_agg(json_build_object(
      'employee', employee_id, 'id', id, 'facility', facility_name, 'at', facility_id, 'vacancy', vacancy_id,
      'lower', date_lower, 'upper', date_upper, 'is_leasing', is_leasing
    ) order by date_lower, id) from booked) as bookings,
    (select json_agg(json_build_object(
      'employee', employee_id, 'id', id, 'reason', reason, 'lower', date_lower, 'upper', date_upper
    ) order by date_lower, id) from (
      select distinct absence.id, absence.employee_id, absence.reason, absence.date_lower, absence.date_upper
      from plan join absence on absence.employee_id = plan.employee_id and absence.period && plan.days
      where (select ${days}::boolean)
    ) absence) as absences,
    (select json_agg(json_build_object(
      'employee', employee_id, 'id', employee_document.id, 'kind', kind_id, 'begins', begins_date, 'valid_until', valid_until,
      'allows_leasing', allows_leasing
    ) order by employee_document.id)
    from whom join employee_document on employee_document.employee_id = whom.id
    where checked_date is not null and kind_id in (select id from kind where is_residence_title or (select ${papers}::boolean))) as papers,
    (select json_agg(json_build_object('employee', employee_id, 'id', facility_person.id, 'facility', facility_id, 'reason', reason))
    from whom join facility_person on facility_person.employee_id = whom.id
    where state = 'blocked' and facility_id in (select id from aim)) as blocks,
    (select json_agg(json_build_object(
      'employee', employee_id, 'kind', kind,
      'at', case when facility_id is null then json_build_object('hirer', hirer_id) else json_build_object('facility', facility_id) end,
      'date_range', json_build_object('lower', date_lower, 'upper', date_upper)
    )) from prior) as prior_periods,
    (select json_agg(json_build_object(
      'id', id, 'name', shown_name, 'status', status, 'lower', date_lower, 'upper', date_upper, 'facility', facility_id,
      'department', department_id, 'vacancy_type', vacancy_type_id
    )) from wanted) as vacancies,
    (select json_agg(json_build_array(vacancy_id, exam_id)) from wanted join vacancy_exam on vacancy_exam.vacancy_id = wanted.id) as vacancy_exams,
    (select json_agg(json_build_array(vacancy_id, qualification_id))
    from wanted join vacancy_qualification on vacancy_qualification.vacancy_id = wanted.id) as vacancy_qualifications,
    (select json_agg(json_build_object('id', id, 'name', name, 'facility_type', facility_type_id, 'facility_group', facility_group_id))
    from aim) as facilities,
    (select json_agg(json_build_object(
      'kind', ${kindOfLine}, 'item', json_build_object('id', coalesce(document_kind_id, exam_id, qualification_id)), 'effect', effect,
      'origin', json_build_object(
        'level', ${levelOfLine}, 'id', coalesce(facility_type_id, facility_group_id, facility_id, vacancy_id), 'department', department_id
      )
    )) from line requirement) as requirements,
    (select json_agg(json_build_object(
      'id', id, 'name', name, 'is_health_data', is_health_data, 'is_residence_title', is_residence_title,
      'exempt_born_before', exempt_born_before, 'is_obligatory', is_obligatory and is_active
    ) order by "order", name, id) from kind) as kinds,
    (select json_agg(json_build_object('id', id, 'name', name) order by "order", name, id) from exam) as exams,
    (select json_agg(json_build_object('id', id, 'name', name) order by "order", name, id) from qualification) as qualifications,
    array(select id from vacancy_type where not is_leasing) as unleased,
    (select json_agg(json_build_object(
      'id', id, 'company', company_key, 'hirer', hirer_id, 'hirer_since', hirer_since, 'facility_group', facility_group_id
    )) from house) as houses,
    (select json_agg(json_build_object('id', id, 'maximum_months', maximum_months, 'equal_pay_months', equal_pay_months))
    from hirer where id in (select hirer_id from house)) as hirers,
    judge_setting.levels, judge_setting.count_by
  from judge_setting`

const statement = compile(knownOf(each))
const asText = compile(sql<{ text: string }>`select to_json(known)::text as text from (${knownOf(all)}) known`)

/** All the judge knows about employees and where they may go, in one statement for any number of them. */
export async function findKnown(db: Db, asked: readonly FactsRequest[]): Promise<FactsByPlan> {
  const [found] = await read<FactsByPlan>(db, withValues(statement, valuesOf(asked, { days: true, papers: true })))
  return found!
}

type Everybody = { employees: readonly number[]; vacancies: readonly number[] }

/** Same for all employees and all vacancies, as JSON to be read elsewhere, and no more than is needed. */
export async function findKnownText(db: Db, asked: Everybody, needed: FactsNeeds): Promise<string> {
  const values = { [employees]: asked.employees, [vacancies]: asked.vacancies, [days]: needed.days, [papers]: needed.papers }
  const [found] = await read<{ text: string }>(db, withValues(asText, values))
  return found!.text
}

const valuesOf = (asked: readonly FactsRequest[], needed: FactsNeeds) => [
  asked.map(({ employee }) => employee),
  asked.map(({ vacancy }) => vacancy),
  asked.map(({ facility }) => facility),
  asked.map(({ days: range }) => range?.lower ?? null),
  asked.map(({ days: range }) => range?.upper ?? null),
  needed.days,
  needed.papers,
]
