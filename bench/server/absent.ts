import { absenceReasons } from '../../contract/src/absence-reason.ts'
import type { AbsenceWhileBooked } from '../../contract/src/availability.ts'
import { spanFrom } from '../../contract/src/availability.ts'
import type { BookingAbsence } from '../../contract/src/shared-shape.ts'

const reasons = new Map<string, string>(absenceReasons.map(({ code, name }) => [code, name.de]))

const standIns = (lower: string, upper: string) => `(
  select json_agg(json_build_object('id', sub.id, 'name', who.name, 'lower', sub.date_lower, 'upper', sub.date_upper) order by sub.date_lower, sub.id)
  from booking sub join employee who on who.id = sub.employee_id
  where sub.stands_in_for_id = booking.id and not sub.cancelled and sub.date_lower <= ${upper} and coalesce(sub.date_upper, 'infinity') >= ${lower}
)`

/** A column: the absences that overlap a booking. */
export const absencesOfBooking = `(
  select json_agg(
    json_build_object('id', one.id, 'reason', one.reason, 'lower', one.date_lower, 'upper', one.date_upper,
      'stand_ins', ${standIns('one.date_lower', 'one.date_upper')})
    order by one.date_lower, one.id
  )
  from absence one
  where one.employee_id = booking.employee_id and not booking.cancelled
    and one.date_upper >= booking.date_lower and one.date_lower <= coalesce(booking.date_upper, 'infinity')
)`

/** A column: booked employees who are absent in the twelve weeks from a day on. */
export function absentFrom(owner: 'employee' | 'vacancy', day: string): string {
  const { lower, upper } = spanFrom(day)
  const [from, to] = ['greatest(one.date_lower, booking.date_lower)', 'least(one.date_upper, booking.date_upper)']
  return `(
    select json_agg(
      json_build_object('id', booking.employee_id, 'name', person.name, 'reason', one.reason, 'lower', ${from}, 'upper', ${to},
        'stand_ins', ${standIns(from, to)})
      order by ${from}, one.id, booking.id
    )
    from booking join absence one on one.employee_id = booking.employee_id and ${from} <= ${to} join employee person on person.id = one.employee_id
    where booking.${owner}_id = ${owner}.id and not booking.cancelled
      and booking.date_lower <= '${upper}' and coalesce(booking.date_upper, 'infinity') >= '${lower}'
      and one.date_lower <= '${upper}' and one.date_upper >= '${lower}'
  )`
}

type Days = { lower: string; upper: string }
type StandIn = Days & { id: number; name: string }
type Absent = Days & { id: number; name: string; reason: string; stand_ins: StandIn[] | null }

const period = ({ lower, upper }: Days) => ({ lower, upper, bounds: '[]' as const })

export const bookingAbsencesIn = (found: unknown): BookingAbsence[] =>
  ((found ?? []) as Absent[]).map(({ id, reason, stand_ins, ...days }) => ({
    id,
    reason_display: reasons.get(reason)!,
    date_range: period(days),
    stand_ins: (stand_ins ?? []).map((one) => ({ id: one.id, name: one.name, date_range: period(one) })),
  }))

export const absentIn = (found: unknown): AbsenceWhileBooked[] =>
  ((found ?? []) as Absent[]).map(({ id, name, reason, lower, upper, stand_ins }) => ({
    employee: { id, name },
    reason_display: reasons.get(reason)!,
    lower,
    upper,
    stand_ins: stand_ins ?? [],
  }))
