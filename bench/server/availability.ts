import { spanFrom } from '../../contract/src/availability.ts'
import type { BookingItem } from '../../contract/src/shared-shape.ts'

/** The day in Berlin on which the bench began. */
export const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })

const whoIsBooked = {
  record: `json_build_object('id', other.id, 'path', '/employees', 'name', other.name)`,
  join: 'join employee other on other.id = one.employee_id',
}
const whatFor = {
  record: `json_build_object(
    'id', coalesce(post.id, place.id), 'path', case when post.id is null then '/facilities' else '/vacancies' end,
    'name', coalesce(post.shown_name, place.name)
  )`,
  join: 'join facility place on place.id = one.facility_id left join vacancy post on post.id = one.vacancy_id',
}

/** A column: the bookings of a record by start. */
export function bookingsOf(owner: 'employee' | 'facility' | 'vacancy'): string {
  const { record, join } = owner === 'employee' ? whatFor : whoIsBooked
  return `(
    select json_agg(json_build_object(
      'id', one.id, 'booking_type', one.booking_type,
      'date_range', json_build_object('lower', one.date_lower, 'upper', one.date_upper, 'bounds', '[]'),
      'record', ${record}, 'cancelled', one.cancelled, 'terminated', one.terminated
    ) order by one.date_lower, one.id)
    from booking one ${join} where one.${owner}_id = ${owner}.id and not one.cancelled
  )`
}

/** Columns: the ranges beside bookings that count for the twelve weeks from a day on. */
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

export const rangesOf = (bookings: unknown) => ((bookings ?? []) as BookingItem[]).map(({ date_range }) => date_range)
