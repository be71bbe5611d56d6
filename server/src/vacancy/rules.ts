import type { Problems } from '@kasack/contract/problem.ts'
import type { VacancyInput } from '@kasack/contract/vacancy.ts'
import { texts } from './texts.ts'

/** A name that says nothing but type and facility is none: it follows both. */
export const completeVacancy = <I extends Pick<VacancyInput, 'name'>>(input: I, { usual_name }: { usual_name: string }): I =>
  input.name === usual_name ? { ...input, name: '' } : input

/** Nobody who is booked loses the position. */
export function refuseVacancy(
  { number_of_positions }: Pick<VacancyInput, 'number_of_positions'>,
  { number_of_bookings }: { number_of_bookings: number },
): Problems {
  return number_of_positions < number_of_bookings ? { number_of_positions: [texts.fewer_than_bookings(number_of_bookings)] } : {}
}
