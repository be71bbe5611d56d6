/** Which bookings may continue another one or stand in for it, in plain form (docs/rules/bookings.md): day by day, without a database. */

export type Period = { lower: string; upper: string | null }
export type Absence = { key: number; employee: number; lower: string; upper: string }
export type Booking = Period & {
  key: number
  /** Null: without a vacancy, it has a type at the facility. */
  vacancy: number | null
  vacancyType: number | null
  employee: number
  bookingType: 'new_deployment' | 'renewal' | 'replacement'
  replaces: number | null
  continues: number | null
  standsInFor: number | null
  state: 'live' | 'cancelled' | 'ended'
}
type World = { bookings: Booking[]; absences: Absence[] }

export const dayAfter = (day: string, days = 1): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Every test takes place within these days; the last ones represent the open future. */
const calendar = Array.from({ length: 250 }, (_, days) => dayAfter('2026-03-01', days))

const daysOf = ({ lower, upper }: Period): string[] => calendar.filter((day) => lower <= day && (upper === null || day <= upper))

const shareDay = (one: Period, other: Period): boolean => daysOf(one).some((day) => daysOf(other).includes(day))

const bookingOf = ({ bookings }: World, key: number | null): Booking | undefined => bookings.find((one) => one.key === key)

/** The booking that continues this one, unless cancelled. */
export const successorOf = ({ bookings }: World, { key }: Booking): Booking | undefined =>
  bookings.find((one) => one.continues === key && one.state !== 'cancelled')

/** Whether another live booking already has the position. */
export const sharesPosition = (world: World, { continues, standsInFor, vacancy }: Booking): boolean =>
  [continues, standsInFor].some((key) => {
    const first = bookingOf(world, key)
    return first?.state === 'live' && first.vacancy === vacancy
  })

/** The days of a booking on which its employee is absent. */
export const daysAway = ({ absences }: World, booking: Booking): string[] => {
  const away = absences.filter(({ employee }) => employee === booking.employee)
  return daysOf(booking).filter((day) => away.some(({ lower, upper }) => lower <= day && day <= upper))
}

/** The days on which another booking already stands in for it, without `besides`. */
export const daysTaken = ({ bookings }: World, { key }: Booking, besides?: Booking): string[] =>
  bookings.filter((one) => one.standsInFor === key && one.state !== 'cancelled' && one.key !== besides?.key).flatMap((one) => daysOf(one))

/** Whether a new booking may continue the one it names. */
export function mayContinue(world: World, booking: Booking): boolean {
  const first = bookingOf(world, booking.continues)
  if (!first) return true
  const whose = { renewal: booking.employee, replacement: booking.replaces, new_deployment: null }[booking.bookingType]
  return (
    first.state !== 'cancelled' &&
    whose === first.employee &&
    booking.vacancy === first.vacancy &&
    (booking.vacancy !== null || booking.vacancyType === first.vacancyType) &&
    first.upper !== null &&
    booking.lower > first.upper &&
    !successorOf(world, first)
  )
}

/** Whether a booking stays linked with its successor and the one it continues after a change. */
export function staysContinued(world: World, booking: Booking, changed: Booking): boolean {
  const first = bookingOf(world, booking.continues)
  const linked = [first?.state === 'cancelled' ? undefined : first, successorOf(world, booking)].filter((one) => one !== undefined)
  return linked.every((one) => changed.vacancy === booking.vacancy && !shareDay(changed, one))
}

/** Whether a new booking may stand in for the one it names. */
export function mayStandIn(world: World, booking: Booking): boolean {
  const absent = bookingOf(world, booking.standsInFor)
  if (!absent) return true
  const [away, taken] = [daysAway(world, absent), daysTaken(world, absent)]
  return (
    absent.state === 'live' &&
    booking.vacancy === absent.vacancy &&
    isReplacement(booking, absent) &&
    daysOf(booking).every((day) => away.includes(day) && !taken.includes(day))
  )
}

/** Whether a change breaks nothing of standing in that others have not broken before. */
export function stillStandsIn(world: World, booking: Booking, changed: Booking): boolean {
  const absent = bookingOf(world, booking.standsInFor)
  if (absent?.state !== 'live') return true
  const [away, taken, before] = [daysAway(world, absent), daysTaken(world, absent, booking), daysOf(booking)]
  return (
    (changed.vacancy === booking.vacancy || changed.vacancy === absent.vacancy) &&
    (isReplacement(changed, absent) || !isReplacement(booking, absent)) &&
    daysOf(changed).every((day) => before.includes(day) || (away.includes(day) && !taken.includes(day)))
  )
}

const isReplacement = ({ bookingType, replaces }: Booking, { employee }: Booking): boolean =>
  bookingType === 'replacement' && replaces === employee
