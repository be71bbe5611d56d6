import type pg from 'pg'
import { bookingRules, strongestLevel } from '../../contract/src/judge.ts'
import { factsOf, groundOfJudge, type PlanOf } from '../../server/src/judge/rules.ts'
import type { FactsByPlan } from '../../server/src/judge/queries.ts'
import { run } from './statement.ts'

const all = (rows: string) => `(select json_agg(x) from (${rows}) x)`

const facts: Record<keyof Omit<FactsByPlan, 'levels' | 'count_by' | 'unleased'>, string> = {
  people: `select e.id, e.name, e.is_active, e.available_from_date, e.birthday_date, e.nationality_group, e.exam_id as exam from whom join employee e using (id)`,
  employee_qualifications: `select json_build_array(employee_id, qualification_id) as pair from whom join employee_qualification on employee_id = id`,
  bookings: `select b.employee_id as employee, b.id, f.name as facility, f.id as at, b.vacancy_id as vacancy, b.date_lower as lower, b.date_upper as upper, b.is_leasing
    from booked b join facility f on f.id = b.facility_id order by b.date_lower, b.id`,
  absences: `select distinct a.employee_id as employee, a.id, a.reason, a.date_lower as lower, a.date_upper as upper
    from plan join absence a on a.employee_id = plan.employee_id and a.period && plan.days order by a.date_lower, a.id`,
  papers: `select d.employee_id as employee, d.id, d.kind_id as kind, d.begins_date as begins, d.valid_until, d.allows_leasing
    from whom join employee_document d on d.employee_id = whom.id
    where d.checked_date is not null and d.kind_id in (select id from kind) order by d.id`,
  blocks: `select employee_id as employee, p.id, facility_id as facility, reason from whom join facility_person p on p.employee_id = whom.id
    where state = 'blocked' and facility_id in (select id from aim)`,
  prior_periods: `select employee_id as employee, kind, case when facility_id is null then json_build_object('hirer', hirer_id) else json_build_object('facility', facility_id) end as at,
    json_build_object('lower', date_lower, 'upper', date_upper) as date_range from earlier`,
  vacancies: `select id, shown_name as name, status, date_lower as lower, date_upper as upper, facility_id as facility, department_id as department,
    vacancy_type_id as vacancy_type from wanted`,
  vacancy_exams: `select json_build_array(vacancy_id, exam_id) as pair from wanted join vacancy_exam on vacancy_id = id`,
  vacancy_qualifications: `select json_build_array(vacancy_id, qualification_id) as pair from wanted join vacancy_qualification on vacancy_id = id`,
  facilities: `select id, name, facility_type_id as facility_type, facility_group_id as facility_group from aim`,
  requirements: `select effect,
      case when document_kind_id is not null then 'document_kind' when exam_id is not null then 'exam' else 'qualification' end as kind,
      json_build_object('id', coalesce(document_kind_id, exam_id, qualification_id)) as item,
      json_build_object(
        'level', case when facility_type_id is not null then 'facility_type' when facility_group_id is not null then 'facility_group'
          when vacancy_id is not null then 'vacancy' when department_id is not null then 'department' else 'facility' end,
        'id', coalesce(facility_type_id, facility_group_id, facility_id, vacancy_id), 'department', department_id
      ) as origin
    from line`,
  kinds: `select id, name, is_health_data, is_residence_title, exempt_born_before, is_obligatory and is_active as is_obligatory from kind order by "order", name, id`,
  exams: `select id, name from exam order by "order", name, id`,
  qualifications: `select id, name from qualification order by "order", name, id`,
  houses: `select id, company_key as company, hirer_id as hirer, hirer_since, facility_group_id as facility_group from house`,
  hirers: `select id, maximum_months, equal_pay_months from hirer where id in (select hirer_id from house union select hirer_id from earlier)`,
}

const text = `
  with plan as (
    select given.employee_id, given.vacancy_id, f.id as facility_id, nullif(f.company_key, '') as company_key,
      daterange(coalesce(given.lower, v.date_lower), case when given.lower is null then v.date_upper else given.upper end, '[]') as days
    from unnest((select $1::int[]), (select $2::int[]), (select $3::int[]), (select $4::date[]), (select $5::date[])) given (employee_id, vacancy_id, facility_id, lower, upper)
    left join vacancy v on v.id = given.vacancy_id left join facility f on f.id = coalesce(v.facility_id, given.facility_id)
  ),
  whom as (select distinct employee_id as id from plan),
  wanted as (select v.* from (select distinct vacancy_id from plan) one join vacancy v on v.id = one.vacancy_id),
  aim as (select f.* from (select distinct facility_id from plan) one join facility f on f.id = one.facility_id),
  line as (
    select * from requirement where facility_type_id in (select facility_type_id from aim) or facility_group_id in (select facility_group_id from aim)
      or facility_id in (select id from aim) or vacancy_id in (select id from wanted)
  ),
  kind as (select * from document_kind where is_obligatory and is_active or is_residence_title or id in (select document_kind_id from line)),
  owner as (
    select id as aim_id, hirer_id from aim where hirer_id is not null
    union select aim.id, f.hirer_id from aim join facility f on f.company_key = aim.company_key and f.company_key <> '' where f.hirer_id is not null
  ),
  owned as (select owner.aim_id, f.company_key from owner join facility f on f.hirer_id = owner.hirer_id where f.company_key <> ''),
  booked as (
    select b.id, b.employee_id, b.facility_id, b.vacancy_id, b.date_lower, b.date_upper, coalesce(t.is_leasing, true) as is_leasing
    from (
      select distinct one.id from plan join booking one on one.employee_id = plan.employee_id join facility f on f.id = one.facility_id
      where not one.cancelled and (one.period && plan.days or f.id = plan.facility_id or f.company_key = plan.company_key
        or (plan.facility_id, f.hirer_id) in (select aim_id, hirer_id from owner)
        or (plan.facility_id, f.company_key) in (select aim_id, company_key from owned))
    ) near join booking b on b.id = near.id left join vacancy v on v.id = b.vacancy_id
    left join vacancy_type t on t.id = coalesce(v.vacancy_type_id, b.vacancy_type_id)
  ),
  earlier as (select p.* from whom join prior_period p on p.employee_id = whom.id),
  spot as (
    select facility_id as id from booked where is_leasing union select facility_id from earlier union select id from aim
    union select beside.id from earlier join facility own on own.id = earlier.facility_id join facility beside on beside.facility_group_id = own.facility_group_id
    where earlier.kind = 'employed'
  ),
  house as (
    select f.* from spot join facility f on f.id = spot.id
    union select mate.* from spot join facility f on f.id = spot.id join facility mate on mate.company_key = f.company_key
    where f.company_key <> '' and mate.hirer_id is not null
  )
  select json_build_object(${Object.entries(facts)
    .map(([name, rows]) => `'${name}', ${all(rows)}`)
    .join(', ')},
    'unleased', array(select id from vacancy_type where not is_leasing), 'levels', levels, 'count_by', count_by) from judge_setting`

/** Plans with the facts to judge them by: one statement however many, and the product's rules. A plan without days takes its vacancy's. */
export async function judgedBy(db: pg.Pool, plans: readonly (Omit<PlanOf, 'plan'> & { plan: PlanOf['plan'] | null })[]) {
  const [[known]] = (await run<[FactsByPlan]>(db, text, [
    plans.map(({ employee }) => employee),
    plans.map(({ vacancy }) => vacancy),
    plans.map(({ facility }) => facility),
    plans.map(({ plan }) => plan?.range.lower ?? null),
    plans.map(({ plan }) => plan?.range.upper ?? null),
  ])) as [[FactsByPlan]]
  // Rows hold the pair under its name; the product reads the bare pair.
  for (const name of ['employee_qualifications', 'vacancy_exams', 'vacancy_qualifications'] as const)
    known[name] = known[name]?.map((one) => (one as unknown as { pair: [number, number] }).pair) ?? null
  const ground = groundOfJudge(known)
  return plans.map((planned) => {
    const vacancy = ground.vacancies.get(planned.vacancy ?? 0)
    const plan = planned.plan ?? { range: { lower: vacancy!.lower, upper: vacancy!.upper } }
    return { plan, facts: factsOf(ground, { ...planned, plan })! }
  })
}

/** The findings level of each plan, by id. */
export async function levelsBy(db: pg.Pool, plans: readonly (PlanOf & { id: number })[]) {
  if (plans.length === 0) return new Map<number, string | null>()
  const judged = await judgedBy(db, plans)
  return new Map(plans.map(({ id }, at) => [id, strongestLevel(bookingRules, judged[at]!.plan, judged[at]!.facts)]))
}
