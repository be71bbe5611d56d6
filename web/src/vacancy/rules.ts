import { contains, ended } from '@kasack/contract/range.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'

/** The name a vacancy was given; empty where it is called by type and facility, and follows both (docs/rules/vacancies.md). */
export const ownName = ({ name, vacancy_type, facility }: Pick<Vacancy, 'name' | 'vacancy_type' | 'facility'>): string =>
  name === `${vacancy_type.name}, ${facility.name}` ? '' : name

/** What another vacancy takes along that is made like one. */
export const copied = [
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

/** What is its own: the dates, which are why it is duplicated, and the status, with which every vacancy begins anew. */
export const ownOfEach = ['date_range', 'status'] as const satisfies (keyof Vacancy)[]

/** Another vacancy like this one; it has a name where this one was given one. */
export const copyOf = (vacancy: Vacancy) => ({
  ...(Object.fromEntries(copied.map((name) => [name, vacancy[name]])) as Pick<Vacancy, (typeof copied)[number]>), // those names
  name: ownName(vacancy),
})

/** From before today: it has ended, or has no end and has begun. For a new demand it is better duplicated. */
export const isOld = ({ lower, upper }: Vacancy['date_range'], today: string): boolean => (upper ?? lower) < today

/** How today lies to the period of a vacancy. */
export function phaseOf(period: Vacancy['date_range'], today: string): 'to come' | 'running' | 'over' {
  if (contains(period, today)) return 'running'
  return period.lower > today ? 'to come' : 'over'
}

/** Its days are over while it still stands as open. */
export const isExpired = ({ status, date_range }: Pick<Vacancy, 'status' | 'date_range'>, today: string): boolean =>
  status === 'open' && phaseOf(date_range, today) === 'over'

/** Filled by bookings that are all over, while it goes on itself: nobody works there any more (docs/rules/capacity.md). */
export function isRunOut({ status, date_range, bookings }: Pick<Vacancy, 'status' | 'date_range' | 'bookings'>, today: string): boolean {
  const live = (bookings ?? []).filter(({ cancelled, terminated }) => !cancelled && !terminated)
  return (
    status === 'filled' && phaseOf(date_range, today) === 'running' && live.length > 0 && live.every((one) => ended(one.date_range, today))
  )
}

/** Nobody is looked for any more; where there are no positions, somebody still is. */
export const isBooked = ({ status, ...of }: Pick<Vacancy, 'status' | 'number_of_bookings' | 'number_of_positions'>): boolean =>
  status === 'filled' || (of.number_of_positions > 0 && of.number_of_bookings >= of.number_of_positions)
