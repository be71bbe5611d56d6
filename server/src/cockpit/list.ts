import type { CockpitCode } from '@kasack/contract/cockpit.ts'
import { sql } from 'kysely'
import { withheldDocuments } from '../employee-document/queries.ts'
import type { Sql } from '../platform/list/list-query.ts'

/** On which day, and what is hidden from the reader. */
export type Looking = { today: string; hidden: ReadonlySet<string> }

/**
 * The rows of a section: `record_id`, `date`, what else they are about (`employee_id`, `applicant_id`, `facility_id`, `vacancy_id`,
 * `booking_id`) and `creator_id`, who made it. `facts` is what else the row `page` tells, as JSON.
 */
type Source = { rows: (looking: Looking) => Sql; facts?: Sql }

const day = ({ today }: Pick<Looking, 'today'>): Sql => sql`${sql.lit(today)}::date`

/** The first moment of a day, in Europe/Berlin. */
const startOf = (one: Sql): Sql => sql`((${one})::timestamp at time zone 'Europe/Berlin')`
const dayOf = (moment: Sql): Sql => sql`(${moment} at time zone 'Europe/Berlin')::date`

/** Neither cancelled, terminated nor over. */
const isLive = (of: 'booking' | 'other' | 'taken', today: Sql): Sql =>
  sql`not ${sql.ref(`${of}.cancelled`)} and not ${sql.ref(`${of}.terminated`)} and (${sql.ref(`${of}.date_upper`)} >= ${today} or ${sql.ref(`${of}.date_upper`)} is null)`

const none = sql`null::int`

type Columns = Partial<Record<'employee' | 'applicant' | 'facility' | 'vacancy' | 'booking' | 'creator', Sql>>

/** The columns of a row, in the same order in each section. */
const row = (record: Sql, date: Sql, { employee, applicant, facility, vacancy, booking, creator }: Columns): Sql => sql`
  ${record} as record_id, ${date} as date, ${employee ?? none} as employee_id, ${applicant ?? none} as applicant_id,
  ${facility ?? none} as facility_id, ${vacancy ?? none} as vacancy_id, ${booking ?? none} as booking_id, ${creator ?? none} as creator_id`

/** The days from today on on which an absence hits a booking, and nobody stands in. */
const hit = (today: Sql): Sql => sql`
  datemultirange(absence.period * booking.period * daterange(${today}, null)) - coalesce((
    select range_agg(stand_in.period) from booking stand_in
    where stand_in.stands_in_for_id = booking.id and not stand_in.cancelled and not stand_in.terminated
  ), '{}')`

/** How many positions of a vacancy are taken on the first of its days that is not past. */
const takenOn = (first: Sql, today: Sql): Sql => sql`(
  select count(*) from booking taken
  where taken.vacancy_id = vacancy.id and ${isLive('taken', today)} and taken.date_lower <= ${first}
    and (taken.date_upper >= ${first} or taken.date_upper is null)
)`

const freeDays = 14

/** What each section holds, as docs/rules/cockpit.md says it. */
export const sections: Record<CockpitCode, Source> = {
  absent_but_booked: {
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
        join booking on booking.employee_id = absence.employee_id and ${isLive('booking', today)} and booking.period && absence.period
        cross join lateral (select ${hit(today)} as days offset 0) hit
        where absence.date_upper >= ${today} and not isempty(hit.days)
        order by absence.id, lower(hit.days), booking.id`
    },
    facts: sql`(select jsonb_build_object('reason', reason, 'until', date_upper) from absence where absence.id = page.record_id)`,
  },
  bookings_ending: {
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
        where not cancelled and not terminated and date_upper between ${today} and ${today} + 14 and not exists (
          select from booking other
          where other.employee_id = booking.employee_id and other.facility_id = booking.facility_id and ${isLive('other', today)}
            and (other.date_upper > booking.date_upper or other.date_upper is null) and other.date_lower <= booking.date_upper + 7
        )`
    },
  },
  vacancies_unfilled: {
    rows(looking) {
      const today = day(looking)
      const first = sql`greatest(${today}, vacancy.date_lower)`
      return sql`
        select ${row(sql`vacancy.id`, first, {
          facility: sql`vacancy.facility_id`,
          vacancy: sql`vacancy.id`,
          creator: sql`vacancy.created_by_user_id`,
        })}
        from vacancy
        where vacancy.status = 'open' and vacancy.date_lower <= ${today} + 14 and (vacancy.date_upper >= ${today} or vacancy.date_upper is null)
          and ${takenOn(first, today)} < vacancy.number_of_positions`
    },
    facts: sql`(
      select jsonb_build_object('begun', vacancy.date_lower < page.date or vacancy.date_lower = page.today, 'positions', number_of_positions,
        'taken', ${takenOn(sql`page.date`, sql`page.today`)})
      from vacancy where vacancy.id = page.record_id
    )`,
  },
  profiles_unanswered: {
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
          and hirer_key_on(booking.facility_id, ${today}) = clock.hirer_key
        where clock.last_day <= ${today} + 60 and (clock.shown_from is null or clock.shown_from <= ${today})
          and (clock.restart_day is null or clock.restart_day > ${today})
        order by clock.employee_id, clock.last_day, booking.date_lower, booking.id`
    },
  },
  documents_due: {
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
          ${looking.hidden.has('health_documents') ? sql`and not ${withheldDocuments}` : sql``}
          and not exists (
            select from employee_document later
            where later.employee_id = employee_document.employee_id and later.kind_id = employee_document.kind_id and later.checked_date is not null
              and (later.valid_until is null or (later.valid_until, later.id) > (employee_document.valid_until, employee_document.id))
          )`
    },
    facts: sql`(
      select jsonb_build_object('kind', document_kind.name) from employee_document join document_kind on document_kind.id = kind_id
      where employee_document.id = page.record_id
    )`,
  },
  applicants_unanswered: {
    rows: (looking) => sql`
      select ${row(sql`applicant.id`, dayOf(sql`applicant.created_datetime`), { applicant: sql`applicant.id` })}
      from applicant
      where applicant.created_datetime < ${startOf(day(looking))}
        and not exists (select from employee where employee.converted_from_applicant_id = applicant.id)
        and not exists (select from engagement where engagement.applicant_id = applicant.id)`,
  },
  people_free: {
    rows(looking) {
      const today = day(looking)
      const days = sql`daterange(${today}, ${today} + ${sql.lit(freeDays)})`
      return sql`
        select ${row(sql`employee.id`, sql`greatest(${today}, employee.available_from_date)`, { employee: sql`employee.id` })}
        from employee
        where employee.is_active and (employee.available_from_date <= ${today} + ${sql.lit(freeDays - 1)} or employee.available_from_date is null)
          and (employee.available_from_date >= ${today} - 60 or employee.id in (
            select employee_id from booking where not cancelled and date_upper between ${today} - 60 and ${today} - 1
          ))
          and employee.id not in (select employee_id from booking where not cancelled and period && ${days})
          and employee.id not in (select employee_id from absence where period && ${days})`
    },
  },
  emails_failed: {
    rows: () => sql`
      select ${row(sql`outbox.id`, dayOf(sql`outbox.created_datetime`), { creator: sql`outbox.created_by_user_id` })}
      from outbox where outbox.state = 'failed'`,
    facts: sql`(select jsonb_build_object('subject', subject, 'recipient', recipient) from outbox where outbox.id = page.record_id)`,
  },
}
