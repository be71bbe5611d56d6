import { longAgo } from '@kasack/contract/match-score.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { read } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'
import { distanceBetween } from '../platform/list/sphere.ts'
import { compile, withValues } from '../platform/read/statement.ts'
import { examined, noCandidateOf } from '../placement/queries.ts'

type Many<One> = One[] | null
type Pair = [employee: number, other: number]

/** What earns points beyond the judge's facts: each fact once, by employee and by what it is about. */
export type MatchKnown = {
  people: Many<[id: number, radius: number]>
  vacancies: Many<[id: number, facility_type: number]>
  facility_types: Many<Pair>
  departments: Many<Pair>
  taken: Many<[employee: number, lower: string, upper: string | null]>
  /** From each vacancy to each of the people, in their order and in kilometres; null: unknown or irrelevant. */
  distances: Many<[vacancy: number, km: (number | null)[] | null]>
  /** Facilities where an employee has been booked. */
  was_at: Many<Pair>
  favourites: Many<Pair>
  /** The day of the newest entry, unless it is too long ago. */
  contacts: Many<[employee: number, day: string]>
  candidates: Many<Pair>
  booked: Many<Pair>
  /** The last day within a year on which a facility rejected an employee. */
  rejected: Many<[employee: number, facility: number, day: string]>
}

const [employees, vacancies, today] = [0, 1, 2] // positions of the statement's values
const [examinedVacancies, examinedExams] = [3, 4] // the same for the vacancies and the exams they accept

const berlin = sql.lit('Europe/Berlin')

const statement = compile(sql<{ text: string }>`
  with whom as materialized (
    select id, place, preferred_location_radius, exam_id from employee where id in (select unnest((select ${employees}::int[])))
  ),
  taking as (
    select vacancy_id, exam_id from unnest((select ${examinedVacancies}::int[]), (select ${examinedExams}::int[])) taking (vacancy_id, exam_id)
  ),
  wanted as materialized (
    select vacancy.id, vacancy.facility_id, vacancy.place, vacancy.date_lower, vacancy.date_upper, facility.facility_type_id,
      (select array_agg(exam_id) from taking where vacancy_id = vacancy.id) as exams
    from vacancy join facility on facility.id = vacancy.facility_id where vacancy.id in (select unnest((select ${vacancies}::int[])))
  ),
  span as materialized (
    select daterange(min(date_lower), case when bool_or(date_upper is null) then null else max(date_upper) end, '[]') as days from wanted
  ),
  house as materialized (select distinct facility_id as id from wanted),
  known as (
    select
      (select json_agg(json_build_array(id, preferred_location_radius) order by id) from whom) as people,
      (select json_agg(json_build_array(id, facility_type_id)) from wanted) as vacancies,
      (select json_agg(json_build_array(employee_id, facility_type_id))
      from employee_preferred_facility_type where employee_id in (select id from whom)) as facility_types,
      (select json_agg(json_build_array(employee_id, facility_department_id))
      from employee_preferred_facility_department where employee_id in (select id from whom)) as departments,
      (select json_agg(json_build_array(employee_id, date_lower, date_upper)) from (
        select employee_id, date_lower, date_upper from booking
        where not cancelled and period && (select days from span) and employee_id in (select id from whom)
        union all
        select employee_id, date_lower, date_upper from absence
        where period && (select days from span) and employee_id in (select id from whom)
      ) taken) as taken,
      (select json_agg(json_build_array(wanted.id, (
        select json_agg(case
          when wanted.exams is null or whom.exam_id = any(wanted.exams) then ${distanceBetween(sql`whom.place`, sql`wanted.place`)}
        end order by whom.id) from whom
      ))) from wanted where wanted.place is not null) as distances,
      (select json_agg(json_build_array(employee_id, facility_id)) from (
        select distinct employee_id, facility_id from booking
        where facility_id in (select id from house) and not cancelled and date_lower < (select ${today}::date)
          and employee_id in (select id from whom)
      ) booked) as was_at,
      (select json_agg(json_build_array(employee_id, facility_id)) from facility_person
      where state = 'favourite' and facility_id in (select id from house) and employee_id in (select id from whom)) as favourites,
      (select json_agg(json_build_array(employee_id, (newest at time zone ${berlin})::date)) from (
        select employee_id, max(created_datetime) as newest from engagement
        where created_datetime >= (select ${today}::date)::timestamp at time zone ${berlin} - ${sql.lit(`${longAgo} days`)}::interval
          and is_contact and employee_id in (select id from whom)
        group by employee_id
      ) contact) as contacts,
      (select json_agg(json_build_array(employee_id, vacancy_id)) from candidate
      where vacancy_id in (select id from wanted) and employee_id in (select id from whom)) as candidates,
      (select json_agg(json_build_array(employee_id, vacancy_id)) from booking
      where vacancy_id in (select id from wanted) and employee_id in (select id from whom)
        and not cancelled and not terminated and (date_upper is null or date_upper >= (select ${today}::date))) as booked,
      (select json_agg(json_build_array(employee_id, facility_id, day)) from (
        select candidate.employee_id, vacancy.facility_id, max((rejection.newest at time zone ${berlin})::date) as day
        from vacancy join candidate on candidate.vacancy_id = vacancy.id
        cross join lateral (
          select max(created_datetime) as newest from candidate_rejection where candidate_id = candidate.id
        ) rejection
        where vacancy.facility_id in (select id from house) and candidate.status = 'rejected_by_facility'
          and candidate.employee_id in (select id from whom)
        group by candidate.employee_id, vacancy.facility_id
      ) turned_down where day >= (select ${today}::date) - interval '12 months') as rejected
  )
  select to_json(known)::text as text from known`)

type Everybody = { employees: readonly number[]; vacancies: readonly number[]; today: string }

/** An exam that a vacancy accepts. */
export type TakenExam = { vacancy: number; exam: number }

/**
 * What is known of these employees with regard to these vacancies, as JSON of `MatchKnown`, in one statement regardless of their number.
 * For a vacancy in `taking`, distances are given only for employees with an exam that it accepts.
 */
export async function findMatchText(db: Db, asked: Everybody, taking: readonly TakenExam[] = []): Promise<string> {
  const exams = { [examinedVacancies]: taking.map(({ vacancy }) => vacancy), [examinedExams]: taking.map(({ exam }) => exam) }
  const values = { [employees]: asked.employees, [vacancies]: asked.vacancies, [today]: asked.today, ...exams }
  const [found] = await read<{ text: string }>(db, withValues(statement, values))
  return found!.text
}

/** Conditions on employees: drops those whom a statement can rule out. A vacancy without exams accepts any. */
export const mayFit = (vacancy: number, exams: readonly number[]): Sql[] => [
  sql`employee.is_active`,
  noCandidateOf(vacancy),
  ...(exams.length > 0 ? [examined({ exams, qualifications: [] })] : []),
]

/** Conditions on vacancies: open, and not over. */
export const isSearching = (day: string): Sql[] => [
  sql`vacancy.shown_status = 'open'`,
  sql`(vacancy.date_upper is null or vacancy.date_upper >= ${day}::date)`,
]

type ApplicantFacts = { has_place: boolean; contact_day: string | null }

/** Whether an applicant's place is known, and the day of her newest contact; null: there is no such applicant. */
export async function findApplicant(db: Db, id: number): Promise<ApplicantFacts | null> {
  const { rows } = await sql<ApplicantFacts>`
    select place is not null as has_place, (
      select (max(created_datetime) at time zone ${berlin})::date from engagement where applicant_id = applicant.id and is_contact
    ) as contact_day
    from applicant where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** An applicant's distance to these vacancies, in kilometres; vacancies without a known place are missing. */
export async function findDistances(db: Db, applicant: number, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; km: number }>`
    select vacancy.id, ${distanceBetween(sql`applicant.place`, sql`vacancy.place`)} as km
    from applicant join vacancy on vacancy.place is not null
    where applicant.id = ${applicant} and vacancy.id = any(${[...ids]})`.execute(db)
  return new Map(rows.map(({ id, km }) => [id, km]))
}
