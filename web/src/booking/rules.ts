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

/** How today lies to a booking, unless it was called off or ended early. */
export function phaseOf({ date_range, cancelled, terminated }: Pick<Booking, 'date_range' | 'cancelled' | 'terminated'>, today: string) {
  if (cancelled) return 'cancelled'
  if (terminated) return 'terminated'
  if (contains(date_range, today)) return 'ongoing'
  return ended(date_range, today) ? 'over' : 'to come'
}

/** The absences that hit a day of the booking from today on. */
export const absencesAhead = (absences: readonly BookingAbsence[], booked: DayRange, today: string) =>
  absences.filter((absence) => {
    const shared = sharedDays(absence.date_range, booked)
    return shared !== null && !ended(shared, today)
  })

/** Who stands in during an absence; with the days where the booking has more of them than somebody stands in on. */
export function standInsFor({ date_range, stand_ins }: BookingAbsence, booking: Pick<Booking, 'date_range'>) {
  const missed = sharedDays(date_range, booking.date_range)
  const isCovered =
    missed !== null &&
    covers(
      stand_ins.map((one) => one.date_range),
      missed,
    )
  const daysOf = (one: BookingAbsence['stand_ins'][number]) => sharedDays(one.date_range, date_range) as { lower: string; upper: string } // an absence has an end
  return stand_ins.map((one) => ({ id: one.id, name: one.name, days: isCovered ? null : daysOf(one) }))
}

/** Why a booking is not changed any more; undefined: it can be. */
export function whySealed({ cancelled, terminated }: Pick<Booking, 'cancelled' | 'terminated'>): Text | undefined {
  if (cancelled) return placementTexts.already_cancelled
  return terminated ? placementTexts.already_terminated : undefined
}

/** What follows from calling a booking off or ending it early. Of a booking that shares its position that one stays taken. */
export function whatEndingDoes(booking: Booking, act: 'cancelled' | 'terminated'): Text {
  const { vacancy, continues, continued_by, stands_in_for } = booking
  if (!vacancy || continues || continued_by || stands_in_for) return texts.facility_not_told
  return act === 'cancelled' ? texts.cancelling_frees : texts.ending_frees
}

/** Why a booking is not renewed; undefined: it can be. */
export function whyNotRenewed({ cancelled, date_range, continued_by }: Pick<Booking, 'cancelled' | 'date_range' | 'continued_by'>) {
  if (cancelled) return placementTexts.already_cancelled
  if (continued_by) return texts.is_continued
  return date_range.upper === null ? texts.no_end : undefined
}

/** Why nobody is sent in place of the employee; undefined: it can be. Of what was ended early the rest is still open. */
export const whyNotReplaced = ({ terminated, date_range }: Pick<Booking, 'terminated' | 'date_range'>, today: string): Text | undefined =>
  !terminated && ended(date_range, today) ? placementTexts.has_ended : undefined

/** What a booking agrees on: whatever is made of it takes this along. */
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

/** What stays with the booking: its days, which are why another is made of it, what it follows from, and what became of it. */
export const ownOfEach = ['date_range', 'continues', 'stands_in_for', 'cancelled', 'terminated'] as const satisfies (keyof Booking)[]

export const agreedIn = (booking: Booking) =>
  Object.fromEntries(agreed.map((name) => [name, booking[name]])) as Pick<Booking, (typeof agreed)[number]> // those names

const usualTerms = [
  'charge_rate',
  'working_hours_month',
  'facility_pays_transportation_expenses',
  'employee_transportation_expenses',
  'accommodation',
  'accommodation_package',
  'accommodation_price',
] as const satisfies (keyof Booking)[]

/** What a house agrees on again, whoever is sent. */
export const termsIn = (booking: Booking): FieldValues => Object.fromEntries(usualTerms.map((name) => [name, booking[name]]))

/** The same person on the same terms once more, for as long again from the day after the end on. */
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

/** Somebody else on the same terms, for what is left of the days; `employee` is left to choose. */
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

/** Usual ends of a booking that starts on a day; `former` is that of the booking it follows. */
export const quickEnds = (start: string, former: string | null): QuickEnd[] => [
  ...usualEnds(start),
  ...(former !== null && former >= start ? [{ label: texts.as_before, end: former }] : []),
]

const dayAfter = (day: string): string => dayFrom(day, 1)

/** By what users know a booking. */
export const whoAndWhen = ({ employee, date_range }: Pick<Booking, 'employee' | 'date_range'>): string =>
  `${employee.name}, ${formatPeriod(date_range)}`

type Excepting = { record: Pick<Booking, 'overrides' | 'vacancy'> | null; vacancy: Ref | null }

/** Findings as they are for a booking that is changed: what an exception of it allows, at the same vacancy, forbids it no more. */
export const excepted = (findings: readonly FindingAnswer[], { record, vacancy }: Excepting): FindingAnswer[] =>
  findings.map((one) => {
    const stands = record?.vacancy?.id === vacancy?.id && record?.overrides.some(({ code }) => code === one.code)
    return one.level === 'block' && stands ? { ...one, level: 'warn', text: t(texts.excepted, { text: one.text }) } : one
  })

/** The exceptions of a booking as users read them: what was allowed, why, by whom and when. */
export const exceptionsIn = (overrides: Booking['overrides']): string[] =>
  overrides.map(({ text, reason, user: { name }, datetime }) =>
    t(reason === '' ? texts.exception_untold : texts.exception, { text, reason, name, moment: formatMoment(datetime) }),
  )
