import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { formatInteger } from '../shared/language/format.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { VacancyPositionsLeft } from './VacancyPositionsLeft.tsx'

/** The positions; once one is filled, also how many are left. */
export function VacancyPositions({ vacancy: { number_of_positions, number_of_bookings } }: { vacancy: Vacancy }) {
  return (
    <TwoLines
      first={formatInteger(number_of_positions)}
      second={number_of_bookings > 0 && <VacancyPositionsLeft positions={number_of_positions} bookings={number_of_bookings} />}
    />
  )
}
