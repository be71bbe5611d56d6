import type { Booking } from '@kasack/contract/booking.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import { vacancy as vacancyEntity } from '@kasack/contract/vacancy.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'

type Props = {
  booking: Booking
  /** False on the facility's own page. */
  withFacility: boolean
}

/** What the employee is booked for: a vacancy, or a type of work at a facility. */
export function BookingRecord({ booking: { vacancy, vacancy_type, facility }, withFacility }: Props) {
  if (!withFacility && !vacancy) return <TextCell text={vacancy_type?.name} />
  if (!vacancy) {
    return <TwoLines first={<RecordLink className="k-line" entity={facilityEntity} of={facility!} />} second={vacancy_type?.name} />
  }
  return (
    <TwoLines
      first={<RecordLink className="k-line" entity={vacancyEntity} of={vacancy} />}
      second={withFacility && <RecordLink className="k-line" entity={facilityEntity} of={facility!} />}
    />
  )
}
