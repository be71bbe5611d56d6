import type { Booking } from '@kasack/contract/booking.ts'
import { bookingName } from '@kasack/contract/booking.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { FindingAnswer } from '@kasack/contract/judge.ts'
import { placementTexts } from '@kasack/contract/placement.ts'
import type { DayRange } from '@kasack/contract/range.ts'
import { contains, covers, dayFrom, ended, sharedDays } from '@kasack/contract/range.ts'
import type { BookingAbsence } from '@kasack/contract/shared-shape.ts'
import { replacedDays } from '@kasack/contract/succession.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { FieldValues } from '../shared/form/values.ts'
import { daysBetween, formatMoment, formatPeriod } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import type { QuickEnd } from '../shared/part/quick-ends.ts'
import { usualEnds } from '../shared/part/quick-ends.ts'
import { texts } from './texts.ts'

/** Whether a booking is running, to come or over, unless it was cancelled or ended early. */
export function phaseOf({ date_range, cancelled, terminated }: Pick<Booking, 'date_range' | 'cancelled' | 'terminated'>, today: string) {
  if (cancelled) return 'cancelled'
  if (terminated) return 'terminated'
  if (contains(date_range, today)) return 'ongoing'
  return ended(date_range, today) ? 'over' : 'to come'
}

/** Absences that hit a day of the booking from today on. */
export const absencesAhead = (absences: readonly BookingAbsence[], booked: DayRange, today: string) =>
  absences.filter((absence) => {
    const shared = sharedDays(absence.date_range, booked)
    return shared !== null && !ended(shared, today)
  })

/** Who stands in during an absence; `days` are null if the stand-ins cover every booked day of it. */
export function standInsFor({ date_range, stand_ins }: BookingAbsence, booking: Pick<Booking, 'date_range'>) {
  const missed = sharedDays(date_range, booking.date_range)
  const isCovered =
    missed !== null &&
    covers(
      stand_ins.map((one) => one.date_range),
      missed,
    )
  const daysOf = (one: BookingAbsence['stand_ins'][number]) => sharedDays(one.date_range, date_range) as { lower: string; upper: string } // absences always have an end
  return stand_ins.map((one) => ({ id: one.id, name: one.name, days: isCovered ? null : daysOf(one) }))
}

/** Why a booking can no longer be changed; undefined if it can. */
export function whyNotChanged({ cancelled, terminated }: Pick<Booking, 'cancelled' | 'terminated'>): Text | undefined {
  if (cancelled) return placementTexts.already_cancelled
  return terminated ? placementTexts.already_terminated : undefined
}

/** What cancelling a booking or ending it early entails. A shared position stays taken. */
export function endingConsequence(booking: Booking, act: 'cancelled' | 'terminated'): Text {
  const { vacancy, continues, continued_by, stands_in_for } = booking
  if (!vacancy || continues || continued_by || stands_in_for) return texts.facility_not_told
  return act === 'cancelled' ? texts.cancelling_frees : texts.ending_frees
}

/** Why a booking cannot be renewed; undefined if it can. */
export function whyNotRenewed({ cancelled, date_range, continued_by }: Pick<Booking, 'cancelled' | 'date_range' | 'continued_by'>) {
  if (cancelled) return placementTexts.already_cancelled
  if (continued_by) return texts.is_continued
  return date_range.upper === null ? texts.no_end : undefined
}

/** Why the employee cannot be replaced; undefined if she can. After an early end the remaining days are still open. */
export const whyNotReplaced = ({ terminated, date_range }: Pick<Booking, 'terminated' | 'date_range'>, today: string): Text | undefined =>
  !terminated && ended(date_range, today) ? placementTexts.has_ended : undefined

/** The agreed fields: every booking made from this one takes them over. */
export const agreed = [
  'booking_type',
  'facility',
  'vacancy',
  'vacancy_type',
  'department',
  'employee',
  'qualification',
  'bonus',
  'charge_rate',
  'working_hours_month',
  'expenses',
  'insitu',
  'replacement_for',
  'send_documents',
  'facility_pays_transportation_expenses',
  'employee_transportation_expenses',
  'accommodation',
  'accommodation_package',
  'accommodation_price',
  'notes',
] as const satisfies (keyof Booking)[]

/** Not taken over: the days, which differ by purpose, the booking it follows, and its outcome. */
export const notCarriedOver = ['date_range', 'continues', 'stands_in_for', 'cancelled', 'terminated'] as const satisfies (keyof Booking)[]

export const agreedIn = (booking: Booking) =>
  Object.fromEntries(agreed.map((name) => [name, booking[name]])) as Pick<Booking, (typeof agreed)[number]> // exactly these keys

const usualTerms = [
  'charge_rate',
  'working_hours_month',
  'facility_pays_transportation_expenses',
  'employee_transportation_expenses',
  'accommodation',
  'accommodation_package',
  'accommodation_price',
] as const satisfies (keyof Booking)[]

/** The terms a facility usually agrees on again, whichever employee it gets. */
export const termsIn = (booking: Booking): FieldValues => Object.fromEntries(usualTerms.map((name) => [name, booking[name]]))

/** The same employee on the same terms, from the day after the end, for the same length of time. */
export function renewalOf(booking: Booking) {
  const { lower, upper } = booking.date_range
  return {
    ...agreedIn(booking),
    booking_type: 'renewal' as const,
    continues: linkTo(booking),
    notes: '',
    ...(upper !== null && { date_range: days(dayAfter(upper), dayFrom(upper, daysBetween(lower, upper) + 1)) }),
  }
}

/** A replacement on the same terms for the remaining days; `employee` is left to choose. */
export function replacementOf(booking: Booking, today: string) {
  const { employee: replacement_for, ...terms } = agreedIn(booking)
  const { link, period } = replacedDays(booking, today)
  return {
    ...terms,
    ...(link && { [link]: linkTo(booking) }),
    booking_type: 'replacement' as const,
    replacement_for,
    notes: '',
    date_range: days(period.lower, period.upper),
  }
}

type Days = Booking['date_range']
const days = (lower: string, upper: string | null): Days => ({ lower, upper, bounds: '[]' })
const linkTo = ({ id, employee, date_range }: Booking) => ({ id, name: bookingName({ employee, lower: date_range.lower }) })

/** Usual ends for a booking that starts on that day; `former` is the end suggested by the booking it follows. */
export const quickEnds = (start: string, former: string | null): QuickEnd[] => [
  ...usualEnds(start),
  ...(former !== null && former >= start ? [{ label: texts.as_before, end: former }] : []),
]

const dayAfter = (day: string): string => dayFrom(day, 1)

/** How users refer to a booking. */
export const bookingLabel = ({ employee, date_range }: Pick<Booking, 'employee' | 'date_range'>): string =>
  `${employee.name}, ${formatPeriod(date_range)}`

type Excepting = { record: Pick<Booking, 'overrides' | 'vacancy'> | null; vacancy: Ref | null }

/** Findings for a booking being changed: at the same vacancy, those covered by its exceptions no longer forbid it. */
export const applyExceptions = (findings: readonly FindingAnswer[], { record, vacancy }: Excepting): FindingAnswer[] =>
  findings.map((one) => {
    const stands = record?.vacancy?.id === vacancy?.id && record?.overrides.some(({ code }) => code === one.code)
    return one.level === 'block' && stands ? { ...one, level: 'warn', text: t(texts.excepted, { text: one.text }) } : one
  })

/** The exceptions of a booking for display: what was allowed, why, by whom and when. */
export const exceptionsIn = (overrides: Booking['overrides']): string[] =>
  overrides.map(({ text, reason, user: { name }, datetime }) =>
    t(reason === '' ? texts.exception_untold : texts.exception, { text, reason, name, moment: formatMoment(datetime) }),
  )
