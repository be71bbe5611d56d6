import { employee } from '@kasack/contract/employee.ts'
import { facility } from '@kasack/contract/facility.ts'
import { AvailabilityGrid } from '../../availability/AvailabilityGrid.tsx'
import { PhoneLink } from '../../shared/part/PhoneLink.tsx'
import { useRecord } from '../../shared/record/use-record.ts'
import type { MapPin } from './map-pin.ts'

/**
 * What a dispatcher needs before calling: the number and the next twelve weeks. For a vacancy, the facility's number.
 */
export function MapPinContact({ pin: { entity, id, offer } }: { pin: MapPin }) {
  if (entity === 'employee') return <OfEmployee id={id} />
  return <OfFacility id={offer?.facility.id ?? id} isOffer={offer !== null} />
}

function OfEmployee({ id }: { id: number }) {
  const { record } = useRecord(employee, id)
  if (!record) return null
  const { mobile, phone, country_code, availability, absences_while_booked } = record
  return (
    <>
      <Phone number={mobile || phone} country={country_code} />
      <AvailabilityGrid weeks={availability} absences={absences_while_booked} of="person" />
    </>
  )
}

function OfFacility({ id, isOffer }: { id: number; isOffer: boolean }) {
  const { record } = useRecord(facility, id)
  if (!record) return null
  const { phone, mobile, country_code, availability } = record
  return (
    <>
      <Phone number={phone || mobile} country={country_code} />
      {!isOffer && <AvailabilityGrid weeks={availability} />}
    </>
  )
}

const Phone = ({ number, country }: { number: string; country: string }) =>
  number && (
    <p>
      <PhoneLink number={number} country={country} />
    </p>
  )
