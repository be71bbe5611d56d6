import { contains, ended } from '@kasack/contract/range.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'

/**
 * The vacancy's own name; empty if it is the default of type and facility, which follows both
 * (docs/rules/vacancies.md).
 */
export const ownName = ({ name, vacancy_type, facility }: Pick<Vacancy, 'name' | 'vacancy_type' | 'facility'>): string =>
  name === `${vacancy_type.name}, ${facility.name}` ? '' : name

/** The fields a duplicate takes over. */
export const copiedFields = [
  'vacancy_type',
  'number_of_positions',
  'priority',
  'facility',
  'department',
  'contact_person',
  'exams',
  'qualifications',
  'has_driver_licence',
  'has_car',
  'description',
  'accommodation_available',
  'accommodation_package',
] as const satisfies (keyof Vacancy)[]

/**
 * The fields it does not: the dates, which are why it is duplicated, and the status, which starts over.
 */
export const notCarriedOver = ['date_range', 'status'] as const satisfies (keyof Vacancy)[]

/** A copy of a vacancy; named only if the original has its own name. */
export const copyOf = (vacancy: Vacancy) => ({
  ...(Object.fromEntries(copiedFields.map((name) => [name, vacancy[name]])) as Pick<Vacancy, (typeof copiedFields)[number]>), // exactly these names
  name: ownName(vacancy),
})

/** From before today: ended, or begun without an end. A new demand should duplicate it instead. */
export const isOld = ({ lower, upper }: Vacancy['date_range'], today: string): boolean => (upper ?? lower) < today

/** Where today lies relative to a vacancy's period. */
export function phaseOf(period: Vacancy['date_range'], today: string): 'to come' | 'running' | 'over' {
  if (contains(period, today)) return 'running'
  return period.lower > today ? 'to come' : 'over'
}

/** Still open although its period is over. */
export const isExpired = ({ status, date_range }: Pick<Vacancy, 'status' | 'date_range'>, today: string): boolean =>
  status === 'open' && phaseOf(date_range, today) === 'over'

/**
 * Filled, and still running itself, but all its bookings are over, so nobody works there any more
 * (docs/rules/capacity.md).
 */
export function hasOnlyPastBookings(
  { status, date_range, bookings }: Pick<Vacancy, 'status' | 'date_range' | 'bookings'>,
  today: string,
): boolean {
  const live = (bookings ?? []).filter(({ cancelled, terminated }) => !cancelled && !terminated)
  return (
    status === 'filled' && phaseOf(date_range, today) === 'running' && live.length > 0 && live.every((one) => ended(one.date_range, today))
  )
}

/** Whether every position is booked; without positions, only the status `filled` counts. */
export const isBooked = ({ status, ...of }: Pick<Vacancy, 'status' | 'number_of_bookings' | 'number_of_positions'>): boolean =>
  status === 'filled' || (of.number_of_positions > 0 && of.number_of_bookings >= of.number_of_positions)
