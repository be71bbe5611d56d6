import { email } from '@kasack/contract/email.ts'
import type { Offer } from '@kasack/contract/availability.ts'
import { availabilityOfVacancy } from '@kasack/contract/availability.ts'
import { booking } from '@kasack/contract/booking.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import { requirement } from '@kasack/contract/requirement.ts'
import { type Vacancy, vacancy, type vacancyList, type VacancyInput } from '@kasack/contract/vacancy.ts'
import type { VacancyFilling } from '@kasack/contract/vacancy-status.ts'
import { sql } from 'kysely'
import {
  absencesWhileBookedIn,
  absencesWhileBookedOf,
  type BookedColumns,
  bookingsIn,
  bookingsOf,
  firstDay,
  takenIn,
} from '../availability/queries.ts'
import { contactColumns } from '../contact-person/queries.ts'
import { nearEmployee } from '../surroundings/queries.ts'
import type { Writer } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'
import type { References } from '../platform/write/deletion.ts'
import { deleted, emptied, prevents } from '../platform/write/deletion.ts'
import { distance } from '../platform/list/distance.ts'
import type { ListFacts, Rows, Sql } from '../platform/list/list-query.ts'
import { recordOf, storedColumns } from '../platform/record/record.ts'
import { oneOf } from '../platform/list/sql.ts'
import { insertRecord } from '../platform/write/store.ts'

export const vacancyRows: Rows<typeof vacancyList> = {
  columns: (reading) => sql`
    ${storedColumns(vacancy)}, vacancy.shown_name, vacancy.shown_status, vacancy.filled_datetime, vacancy.number_of_bookings,
    vacancy_type.name as vacancy_type_name, facility_department.name as department_name,
    facility.name as facility_name, facility.postal_code as facility_postal_code, facility.city as facility_city,
    facility.address_latitude as facility_address_latitude, facility.address_longitude as facility_address_longitude,
    ${contactColumns('contact_person')},
    ${bookingsOf('vacancy', reading)}, vacancy.created_by_user_id, created_by_user.name as created_by_user_name, vacancy.created_datetime`,
  filledColumns: (reading) => sql`
    ${distance('vacancy.place', nearEmployee.in(reading))} as distance_to_near_employee_id_km, ${absencesWhileBookedOf('vacancy', reading)}`,
  joins: () => sql`
    join vacancy_type on vacancy_type.id = vacancy.vacancy_type_id
    join facility_department on facility_department.id = vacancy.department_id
    join facility on facility.id = vacancy.facility_id
    join "user" created_by_user on created_by_user.id = vacancy.created_by_user_id
    left join contact_person on contact_person.id = vacancy.contact_person_id`,
}

export const toVacancy = recordOf(vacancy, {
  bookings: bookingsIn,
  name: ({ shown_name }: { shown_name: string }) => shown_name,
  status: ({ shown_status }: { shown_status: Vacancy['status'] }) => shown_status,
  availability: (row: BookedColumns & OfferColumns, reading) => availabilityOfVacancy(firstDay(reading), takenIn(row), offerOf(row)),
  absences_while_booked: absencesWhileBookedIn,
})

type OfferColumns = { date_lower: string; date_upper: string | null; number_of_positions: number }

const offerOf = ({ date_lower: lower, date_upper: upper, number_of_positions: positions }: OfferColumns): Offer => ({
  lower,
  upper,
  positions,
})

/** What the rules need besides the vacancy itself: its default name, and its bookings that count. */
export type VacancyFacts = { usual_name: string; number_of_bookings: number }

/** What is known before a vacancy is checked; a new one has no bookings. */
export async function readVacancyFacts(
  db: Db,
  { vacancy_type, facility }: Pick<VacancyInput, 'vacancy_type' | 'facility'>,
  id: number | null,
): Promise<VacancyFacts> {
  const { rows } = await sql<VacancyFacts>`
    select coalesce((select name from vacancy_type where id = ${vacancy_type.id}), '') || ', '
        || coalesce((select name from facility where id = ${facility.id}), '') as usual_name,
      coalesce((select number_of_bookings from vacancy where id = ${id}::int), 0) as number_of_bookings`.execute(db)
  return rows[0]!
}

export const insertVacancy = (db: Db, input: VacancyInput, { caller, now }: Writer): Promise<number> =>
  insertRecord(db, vacancy, input, { created_by_user_id: caller.id, created_datetime: now })

/** What refers to a vacancy. */
export const vacancyReferences: References = {
  'outbox.vacancy_id': emptied(email, 'vacancy'),
  'booking.vacancy_id': prevents(booking, 'vacancy'),
  'candidate.vacancy_id': deleted(candidate, 'vacancy'),
  'requirement.vacancy_id': deleted(requirement, 'vacancy'),
}

/** Condition on a facility: it has such vacancies. */
const having = (condition: Sql): Sql => sql`facility.id in (select facility_id from vacancy where ${condition})`

/** Not closed, and not over before today. */
const currentOrFuture = (today: string): Sql =>
  sql`vacancy.status <> 'closed' and (vacancy.date_upper is null or vacancy.date_upper >= ${today}::date)`

const fillings: Record<VacancyFilling, Sql> = {
  empty: sql`vacancy.number_of_bookings = 0`,
  partially_filled: sql`vacancy.number_of_bookings > 0 and vacancy.number_of_bookings < vacancy.number_of_positions`,
  filled: sql`vacancy.number_of_bookings > 0 and vacancy.number_of_bookings >= vacancy.number_of_positions`,
}

const orNot = (wanted: boolean, condition: Sql): Sql => (wanted ? condition : sql`not (${condition})`)

type Facts = Pick<ListFacts, 'today'>

/** Filters facilities by their vacancies (wire.md 5.1). */
export const ofVacancies = {
  vacancies__status: (statuses: readonly string[]) => having(oneOf('vacancy.shown_status', 'vacancy_status')(statuses)),
  vacancies_state: (wanted: readonly VacancyFilling[], { today }: Facts) =>
    having(
      sql`${currentOrFuture(today)} and (${sql.join(
        wanted.map((one) => fillings[one]),
        sql` or `,
      )})`,
    ),
  has_current_or_future_vacancy: (wanted: boolean, { today }: Facts) => orNot(wanted, having(currentOrFuture(today))),
  // Grouped, the index yields each facility once, in the order in which facilities are read; ungrouped, all vacancies are hashed.
  vacancies_present: (wanted: boolean) =>
    wanted
      ? sql`facility.id in (select facility_id from vacancy group by facility_id)`
      : sql`not exists (select from vacancy where vacancy.facility_id = facility.id)`,
}
