import { spanFrom } from '../../contract/src/availability.ts'
import type { BookingItem } from '../../contract/src/shared-shape.ts'

/** The day in Berlin on which the bench started. */
export const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

const whoIsBooked = { columns: 'other.id as other_id, other.name as other_name', join: 'join employee other on other.id = one.employee_id' }
const whatFor = {
  columns: 'post.id as post_id, coalesce(post.id, place.id) as other_id, coalesce(post.shown_name, place.name) as other_name',
  join: 'join facility place on place.id = one.facility_id left join vacancy post on post.id = one.vacancy_id',
}

/** A column: the bookings of a record by start, as flat rows, which are faster to build. */
export function bookingsOf(owner: 'employee' | 'facility' | 'vacancy'): string {
  const { columns, join } = owner === 'employee' ? whatFor : whoIsBooked
  return `(
    select json_agg(booked order by booked.date_lower, booked.id) from (
      select one.id, one.booking_type, one.date_lower, one.date_upper, one.terminated, ${columns}
      from booking one ${join} where one.${owner}_id = ${owner}.id and not one.cancelled
    ) booked
  )`
}

type BookingDays = Pick<BookingItem, 'id' | 'booking_type' | 'terminated'> & {
  date_lower: string
  date_upper: string | null
  post_id?: number | null
  other_id: number
  other_name: string
}

/** The result of `bookingsOf` in wire format. */
export const bookingsIn = (found: unknown): BookingItem[] =>
  ((found ?? []) as BookingDays[]).map(({ id, booking_type, date_lower, date_upper, terminated, post_id, other_id, other_name }) => ({
    id,
    booking_type,
    date_range: { lower: date_lower, upper: date_upper, bounds: '[]' },
    record: {
      id: other_id,
      path: post_id === undefined ? '/employees' : post_id === null ? '/facilities' : '/vacancies',
      name: other_name,
    },
    cancelled: false,
    terminated,
  }))

/** Columns: the other ranges that count for the twelve weeks from a day on. */
export function absencesFrom(day: string): string {
  const { lower, upper } = spanFrom(day)
  return `(
    select json_agg(json_build_object('lower', one.date_lower, 'upper', one.date_upper))
    from absence one where one.employee_id = employee.id and one.date_lower <= '${upper}' and one.date_upper >= '${lower}'
  )`
}
export function offersFrom(day: string): string {
  const { lower, upper } = spanFrom(day)
  return `(
    select json_agg(json_build_object('lower', one.date_lower, 'upper', one.date_upper, 'positions', one.number_of_positions))
    from vacancy one
    where one.facility_id = facility.id and one.status <> 'closed'
      and one.date_lower <= '${upper}' and (one.date_upper is null or one.date_upper >= '${lower}')
  )`
}

export const rangesOf = (bookings: BookingItem[]) => bookings.map(({ date_range }) => date_range)
