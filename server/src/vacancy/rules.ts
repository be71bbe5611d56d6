import type { Problems } from '@kasack/contract/problem.ts'
import type { VacancyInput } from '@kasack/contract/vacancy.ts'
import { texts } from './texts.ts'

/** A name equal to the default is not stored, so that the name follows type and facility. */
export const completeVacancy = <I extends Pick<VacancyInput, 'name'>>(input: I, { usual_name }: { usual_name: string }): I =>
  input.name === usual_name ? { ...input, name: '' } : input

type Positions = Pick<VacancyInput, 'number_of_positions'>

/**
 * No booked employee loses the position. There may be more bookings already: bookings that shared a position may count separately later.
 */
export function refuseVacancy(
  { number_of_positions }: Positions,
  { number_of_bookings, stored }: { number_of_bookings: number; stored: Positions | null },
): Problems {
  return number_of_positions !== stored?.number_of_positions && number_of_positions < number_of_bookings
    ? { number_of_positions: [texts.fewer_than_bookings(number_of_bookings)] }
    : {}
}
