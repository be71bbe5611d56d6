import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { formatInteger } from '../shared/language/format.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { VacancyPositionsLeft } from './VacancyPositionsLeft.tsx'

/** How many are wanted; below it how many of them are still missing, once somebody is booked. */
export function VacancyPositions({ vacancy: { number_of_positions, number_of_bookings } }: { vacancy: Vacancy }) {
  return (
    <TwoLines
      first={formatInteger(number_of_positions)}
      second={number_of_bookings > 0 && <VacancyPositionsLeft positions={number_of_positions} bookings={number_of_bookings} />}
    />
  )
}
