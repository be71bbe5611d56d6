import type { CockpitCode } from '@kasack/contract/cockpit.ts'
import { sql } from 'kysely'
import { hiddenDocuments } from '../employee-document/queries.ts'
import type { Sql } from '../platform/list/list-query.ts'

/** The day, and what is hidden from the reader. */
export type Looking = { today: string; hidden: ReadonlySet<string> }

/**
 * The rows of a section: `record_id`, `date`, what else they are about (`employee_id`, `applicant_id`, `facility_id`, `vacancy_id`,
 * `booking_id`) and `creator_id`, who made the record. `facts` is what else the row `page` says, as JSON.
 */
type Source = { about: readonly About[]; rows: (looking: Looking) => Sql; facts?: Sql }

/** The columns by which a row is answered or belongs to a user: those that are not always null. */
export type About = 'employee' | 'applicant' | 'facility' | 'creator'

const day = ({ today }: Pick<Looking, 'today'>): Sql => sql`${sql.lit(today)}::date`

/** The first moment of a day, in Europe/Berlin. */
const startOf = (one: Sql): Sql => sql`((${one})::timestamp at time zone 'Europe/Berlin')`
const dayOf = (moment: Sql): Sql => sql`(${moment} at time zone 'Europe/Berlin')::date`

/** A booking's last day, as the index has it. */
const endOf = (of: string): Sql => sql`coalesce(${sql.ref(`${of}.date_upper`)}, 'infinity')`

/** Neither cancelled, terminated nor over. */
const isLive = (of: 'booking' | 'other' | 'taken', today: Sql): Sql =>
  sql`not ${sql.ref(`${of}.cancelled`)} and not ${sql.ref(`${of}.terminated`)} and ${endOf(of)} >= ${today}`

const none = sql`null::int`

type Columns = Partial<Record<'employee' | 'applicant' | 'facility' | 'vacancy' | 'booking' | 'creator', Sql>>

/** The columns of a row, in the same order for every section. */
const row = (record: Sql, date: Sql, { employee, applicant, facility, vacancy, booking, creator }: Columns): Sql => sql`
  ${record} as record_id, ${date} as date, ${employee ?? none} as employee_id, ${applicant ?? none} as applicant_id,
  ${facility ?? none} as facility_id, ${vacancy ?? none} as vacancy_id, ${booking ?? none} as booking_id, ${creator ?? none} as creator_id`

/** The days, from today on, on which an absence hits a booking and nobody stands in. */
const hit = (today: Sql): Sql => sql`
  datemultirange(absence.period * daterange(booking.date_lower, booking.date_upper, '[]') * daterange(${today}, null)) - coalesce((
    select range_agg(stand_in.period) from booking stand_in
    where stand_in.stands_in_for_id = booking.id and not stand_in.cancelled
  ), '{}')`

/** The bookings of a vacancy that cover the first of its days that is not past. */
const takenOn = (first: Sql, today: Sql): Sql => sql`
  taken.vacancy_id = vacancy.id and ${isLive('taken', today)} and taken.date_lower <= ${first} and ${endOf('taken')} >= ${first}`

const freeDays = 14

/** What each section holds (docs/rules/cockpit.md). `offset 0` keeps PostgreSQL from reading all other rows if few are left to check. */
export const sections: Record<CockpitCode, Source> = {
  absent_but_booked: {
    about: ['employee', 'facility'],
    rows(looking) {
      const today = day(looking)
      return sql`
        select distinct on (absence.id) ${row(sql`absence.id`, sql`lower(hit.days)`, {
          employee: sql`absence.employee_id`,
          facility: sql`booking.facility_id`,
          vacancy: sql`booking.vacancy_id`,
          booking: sql`booking.id`,
        })}
        from absence
        join booking on booking.employee_id = absence.employee_id and ${isLive('booking', today)}
          and booking.date_lower <= absence.date_upper and ${endOf('booking')} >= absence.date_lower
        cross join lateral (select ${hit(today)} as days offset 0) hit
        where absence.date_upper >= ${today} and not isempty(hit.days)
        order by absence.id, lower(hit.days), booking.id`
    },
    facts: sql`(select jsonb_build_object('reason', reason, 'until', date_upper) from absence where absence.id = page.record_id)`,
  },
  bookings_ending: {
    about: ['employee', 'facility'],
    rows(looking) {
      const today = day(looking)
      return sql`
        select ${row(sql`booking.id`, sql`booking.date_upper`, {
          employee: sql`booking.employee_id`,
          facility: sql`booking.facility_id`,
          vacancy: sql`booking.vacancy_id`,
          booking: sql`booking.id`,
        })}
        from booking
        where not cancelled and not terminated and ${endOf('booking')} between ${today} and ${today} + 14 and not exists (
          select from booking other
          where other.employee_id = booking.employee_id and other.facility_id = booking.facility_id and ${isLive('other', today)}
            and ${endOf('other')} > booking.date_upper and other.date_lower <= booking.date_upper + 7
        )`
    },
  },
  vacancies_unfilled: {
    about: ['facility', 'creator'],
    rows(looking) {
      const today = day(looking)
      const first = sql`greatest(${today}, vacancy.date_lower)`
      return sql`
        select ${row(sql`vacancy.id`, first, {
          facility: sql`vacancy.facility_id`,
          vacancy: sql`vacancy.id`,
          creator: sql`vacancy.created_by_user_id`,
        })}
        from vacancy left join booking taken on ${takenOn(first, today)}
        where vacancy.status = 'open' and vacancy.date_lower <= ${today} + 14 and (vacancy.date_upper >= ${today} or vacancy.date_upper is null)
        group by vacancy.id
        having count(taken.id) < vacancy.number_of_positions`
    },
    facts: sql`(
      select jsonb_build_object('begun', vacancy.date_lower < page.date or vacancy.date_lower = page.today, 'positions', number_of_positions,
        'taken', (select count(*) from booking taken where ${takenOn(sql`page.date`, sql`page.today`)}))
      from vacancy where vacancy.id = page.record_id
    )`,
  },
  profiles_unanswered: {
    about: ['employee', 'facility', 'creator'],
    rows(looking) {
      const today = day(looking)
      return sql`
        select ${row(sql`candidate.id`, dayOf(sql`candidate.facility_asked_datetime`), {
          employee: sql`candidate.employee_id`,
          facility: sql`vacancy.facility_id`,
          vacancy: sql`vacancy.id`,
          creator: sql`vacancy.created_by_user_id`,
        })}
        from candidate join vacancy on vacancy.id = candidate.vacancy_id
        where candidate.status = 'applied' and candidate.facility_asked_datetime < ${startOf(sql`${today} - 2`)}`
    },
  },
  clocks_ending: {
    about: ['employee', 'facility'],
    rows(looking) {
      const today = day(looking)
      return sql`
        select distinct on (clock.employee_id) ${row(sql`clock.employee_id`, sql`clock.last_day`, {
          employee: sql`clock.employee_id`,
          facility: sql`booking.facility_id`,
          vacancy: sql`booking.vacancy_id`,
          booking: sql`booking.id`,
        })}
        from leasing_clock clock
        join booking on booking.employee_id = clock.employee_id and ${isLive('booking', today)}
        join hirer_keys_on(${today}) house on house.house = booking.facility_id and house.hirer_key = clock.hirer_key
        where clock.last_day <= ${today} + 60 and (clock.shown_from is null or clock.shown_from <= ${today})
          and (clock.restart_day is null or clock.restart_day > ${today})
        order by clock.employee_id, clock.last_day, booking.date_lower, booking.id`
    },
  },
  documents_due: {
    about: ['employee'],
    rows(looking) {
      const today = day(looking)
      return sql`
        select ${row(sql`employee_document.id`, sql`employee_document.valid_until`, { employee: sql`employee_document.employee_id` })}
        from employee_document
        join document_kind kind on kind.id = employee_document.kind_id
        join employee on employee.id = employee_document.employee_id
        where employee_document.checked_date is not null and employee.is_active
          and employee_document.valid_until <= ${today} + (select coalesce(max(remind_days), 0) from document_kind)
          and employee_document.valid_until <= ${today} + case
            when employee_document.valid_until < ${today} or employee_document.begins_date <= ${today} or employee_document.begins_date is null
            then kind.remind_days
          end
          ${looking.hidden.has('health_documents') ? sql`and not ${hiddenDocuments}` : sql``}
          and not exists (
            select from employee_document later
            where later.employee_id = employee_document.employee_id and later.kind_id = employee_document.kind_id and later.checked_date is not null
              and (later.valid_until is null or (later.valid_until, later.id) > (employee_document.valid_until, employee_document.id))
            offset 0
          )`
    },
    facts: sql`(
      select jsonb_build_object('kind', document_kind.name) from employee_document join document_kind on document_kind.id = kind_id
      where employee_document.id = page.record_id
    )`,
  },
  applicants_unanswered: {
    about: ['applicant'],
    rows: (looking) => sql`
      select ${row(sql`applicant.id`, dayOf(sql`applicant.created_datetime`), { applicant: sql`applicant.id` })}
      from applicant
      where applicant.created_datetime < ${startOf(day(looking))}
        and not exists (select from employee where employee.converted_from_applicant_id = applicant.id)
        and not exists (select from engagement where engagement.applicant_id = applicant.id)`,
  },
  people_free: {
    about: ['employee'],
    rows(looking) {
      const today = day(looking)
      const last = sql`${today} + ${sql.lit(freeDays - 1)}`
      return sql`
        select ${row(sql`employee.id`, sql`greatest(${today}, employee.available_from_date)`, { employee: sql`employee.id` })}
        from (
          select employee_id as id from booking where not cancelled and ${endOf('booking')} between ${today} - 60 and ${today} - 1
          union select id from employee where available_from_date between ${today} - 60 and ${last}
        ) lately
        join employee on employee.id = lately.id
        where employee.is_active and (employee.available_from_date <= ${last} or employee.available_from_date is null)
          and lately.id not in (
            select employee_id from booking where not cancelled and ${endOf('booking')} >= ${today} and date_lower <= ${last}
          )
          and lately.id not in (select employee_id from absence where date_upper >= ${today} and date_lower <= ${last})`
    },
  },
  emails_failed: {
    about: ['creator'],
    rows: () => sql`
      select ${row(sql`outbox.id`, dayOf(sql`outbox.created_datetime`), { creator: sql`outbox.created_by_user_id` })}
      from outbox where outbox.state = 'failed'`,
    facts: sql`(select jsonb_build_object('subject', subject, 'recipient', recipient) from outbox where outbox.id = page.record_id)`,
  },
}
