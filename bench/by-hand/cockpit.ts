import type { CallByHand } from '../call.ts'
import { today } from '../server/availability.ts'
import { run } from '../server/statement.ts'

const route = '/api/v0/cockpit.json/'
const day = `'${today}'::date`
const midnight = (one: string) => `((${one})::timestamp at time zone 'Europe/Berlin')`

const end = (booking: string) => `coalesce(${booking}.date_upper, 'infinity')`
const live = (booking: string) => `not ${booking}.cancelled and not ${booking}.terminated and ${end(booking)} >= ${day}`

/** What the rows of a section are about, and the columns that can make them a user's own. */
type About = { employee?: string; facility?: string; applicant?: string; creator?: string }

function section(code: string, id: string, { from, ...about }: About & { from: string }): string {
  const { employee, facility, applicant, creator } = about
  const answered = Object.entries({ employee, facility, applicant }).flatMap(([name, column]) =>
    column ? [`and ${column} not in (select ${name}_id from follow_up where ${name}_id is not null)`] : [],
  )
  const mine = [
    ...(employee ? [`${employee} in (select id from employee where dispatcher_id = $1)`] : []),
    ...(facility ? [`${facility} in (select id from facility where support_user_id = $1)`] : []),
    ...(creator ? [`${creator} = $1`] : []),
  ]
  return `select '${code}', count(*), count(*) filter (where ${mine.join(' or ') || 'false'}) ${from}
    and ${id} not in (select record from settled where code = '${code}') ${answered.join(' ')}`
}

const first = `greatest(${day}, vacancy.date_lower)`

/** A dispatcher's sections, in order. */
const sections: [code: string, rights: string[], statement: string][] = [
  [
    'absent_but_booked',
    ['employees.view_employee', 'vacancies.view_booking'],
    `select 'absent_but_booked', count(*), count(*) filter (where employee_id in (select id from employee where dispatcher_id = $1)
        or facility_id in (select id from facility where support_user_id = $1))
      from (
        select distinct on (absence.id) absence.id, absence.employee_id, booking.facility_id
        from absence join booking on booking.employee_id = absence.employee_id and ${live('booking')}
          and booking.date_lower <= absence.date_upper and ${end('booking')} >= absence.date_lower
        cross join lateral (
          select datemultirange(absence.period * daterange(booking.date_lower, booking.date_upper, '[]') * daterange(${day}, null)) - coalesce((
            select range_agg(period) from booking other where other.stands_in_for_id = booking.id and not cancelled
          ), '{}') as days offset 0
        ) hit
        where absence.date_upper >= ${day} and not isempty(hit.days)
        order by absence.id, lower(hit.days), booking.id
      ) hits
      where hits.id not in (select record from settled where code = 'absent_but_booked')
        and hits.employee_id not in (select employee_id from follow_up where employee_id is not null)
        and hits.facility_id not in (select facility_id from follow_up where facility_id is not null)`,
  ],
  [
    'bookings_ending',
    ['vacancies.view_booking'],
    section('bookings_ending', 'booking.id', {
      employee: 'booking.employee_id',
      facility: 'booking.facility_id',
      from: `from booking where not cancelled and not terminated and ${end('booking')} between ${day} and ${day} + 14 and not exists (
        select from booking other where other.employee_id = booking.employee_id and other.facility_id = booking.facility_id and ${live('other')}
          and ${end('other')} > booking.date_upper and other.date_lower <= booking.date_upper + 7)`,
    }),
  ],
  [
    'vacancies_unfilled',
    ['vacancies.view_booking'],
    section('vacancies_unfilled', 'vacancy.id', {
      facility: 'vacancy.facility_id',
      creator: 'vacancy.created_by_user_id',
      from: `from (
          select vacancy.* from vacancy left join booking on vacancy_id = vacancy.id and ${live('booking')} and booking.date_lower <= ${first}
            and ${end('booking')} >= ${first}
          where vacancy.status = 'open' and vacancy.date_lower <= ${day} + 14 and (vacancy.date_upper >= ${day} or vacancy.date_upper is null)
          group by vacancy.id having count(booking.id) < number_of_positions
        ) vacancy where true`,
    }),
  ],
  [
    'profiles_unanswered',
    ['employees.view_employee'],
    section('profiles_unanswered', 'candidate.id', {
      employee: 'candidate.employee_id',
      facility: 'vacancy.facility_id',
      creator: 'vacancy.created_by_user_id',
      from: `from candidate join vacancy on vacancy.id = vacancy_id
        where candidate.status = 'applied' and facility_asked_datetime < ${midnight(`${day} - 2`)}`,
    }),
  ],
  [
    'clocks_ending',
    ['vacancies.view_booking', 'employees.view_employee'],
    `select 'clocks_ending', count(*), count(*) filter (where employee_id in (select id from employee where dispatcher_id = $1)
        or facility_id in (select id from facility where support_user_id = $1))
      from (
        select distinct on (clock.employee_id) clock.employee_id, booking.facility_id
        from leasing_clock clock join booking on booking.employee_id = clock.employee_id and ${live('booking')}
        join hirer_keys_on(${day}) house on house.house = booking.facility_id and house.hirer_key = clock.hirer_key
        where clock.last_day <= ${day} + 60 and (clock.shown_from is null or clock.shown_from <= ${day})
          and (clock.restart_day is null or clock.restart_day > ${day})
        order by clock.employee_id, clock.last_day, booking.date_lower, booking.id
      ) ending
      where ending.employee_id not in (select record from settled where code = 'clocks_ending')
        and ending.employee_id not in (select employee_id from follow_up where employee_id is not null)
        and ending.facility_id not in (select facility_id from follow_up where facility_id is not null)`,
  ],
  [
    'documents_due',
    ['employees.view_document'],
    section('documents_due', 'paper.id', {
      employee: 'paper.employee_id',
      from: `from employee_document paper join document_kind kind on kind.id = kind_id join employee on employee.id = employee_id
        where checked_date is not null and employee.is_active and valid_until <= ${day} + (select max(remind_days) from document_kind)
          and (valid_until < ${day} or ((begins_date <= ${day} or begins_date is null) and valid_until <= ${day} + remind_days))
          and ($2 or not paper.is_health_data)
          and not exists (
            select from employee_document later
            where later.employee_id = paper.employee_id and later.kind_id = paper.kind_id and later.checked_date is not null
              and (later.valid_until is null or (later.valid_until, later.id) > (paper.valid_until, paper.id)) offset 0)`,
    }),
  ],
  [
    'applicants_unanswered',
    ['employees.view_applicant'],
    section('applicants_unanswered', 'applicant.id', {
      applicant: 'applicant.id',
      from: `from applicant where created_datetime < ${midnight(day)}
        and not exists (select from employee where converted_from_applicant_id = applicant.id)
        and not exists (select from engagement where applicant_id = applicant.id)`,
    }),
  ],
  [
    'people_free',
    ['employees.view_employee', 'vacancies.view_booking'],
    section('people_free', 'employee.id', {
      employee: 'employee.id',
      from: `from (
          select employee_id from booking where not cancelled and ${end('booking')} between ${day} - 60 and ${day} - 1
          union select id from employee where available_from_date between ${day} - 60 and ${day} + 13
        ) lately join employee on employee.id = lately.employee_id
        where is_active and (available_from_date <= ${day} + 13 or available_from_date is null)
          and lately.employee_id not in (
            select employee_id from booking where not cancelled and ${end('booking')} >= ${day} and date_lower <= ${day} + 13)
          and lately.employee_id not in (select employee_id from absence where date_upper >= ${day} and date_lower <= ${day} + 13)`,
    }),
  ],
]

export const call: CallByHand = {
  route,
  measured: { 'what needs somebody today': [route] },
  async answer({ db, user }) {
    const shown = sections.filter(([, rights]) => rights.every((right) => user.permissions.includes(right)))
    const rows = await run<[string, number, number]>(
      db,
      `with settled as materialized (
        select code, record from cockpit_settlement settlement where until >= ${day} and not exists (
          select from history_line where record_id = settlement.record and id > settlement.known and is_told)
      ),
      follow_up as materialized (
        select employee_id, facility_id, applicant_id from engagement
        where todo and followup_date >= ${day} and created_datetime >= ${midnight(`${day} - 14`)}
      )
      ${shown.map(([, , statement]) => statement).join(' union all ')}`,
      [user.id, user.permissions.includes('employees.view_health_document')],
    )
    return JSON.stringify({ sections: rows.map(([code, count, mine]) => ({ code, count: Number(count), mine: Number(mine) })) })
  },
}
