import type { Employee } from '@kasack/contract/employee.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import { facilityPin } from '../facility/FacilityIcon.tsx'
import { useText } from '../shared/language/i18n.ts'
import { kilometresBetween } from '../shared/map/kilometres.ts'
import type { Pin } from '../shared/map/pin.ts'
import { spotOf } from '../shared/map/pin.ts'
import { PlaceMap } from '../shared/map/PlaceMap.tsx'
import { employeePin } from './EmployeeIcon.tsx'
import { preferredPlace } from './rules.ts'
import { texts } from './texts.ts'

type Props = {
  employee: Employee
  /** The facility she might go to. */
  towards?: Facility
}

/** Where an employee lives and wants to work, how far she travels from there, and whether that reaches a facility. */
export function EmployeeMap({ employee, towards }: Props) {
  const t = useText()
  const { name, max_distance: radius } = employee
  const home = spotOf(employee.address_latitude, employee.address_longitude)
  const wish = spotOf(employee.preferred_location_latitude, employee.preferred_location_longitude)
  const isSame = home?.latitude === wish?.latitude && home?.longitude === wish?.longitude
  const middle = wish ?? home
  const pins: Pin[] = []
  if (home)
    pins.push({
      key: 'address',
      name: t(isSame ? texts.home_and_wish : texts.home),
      kind: employeePin,
      remark: employee.formatted_address,
      isApproximate: employee.address_is_approximate,
      ...home,
    })
  if (wish && !isSame)
    pins.push({
      key: 'preferred-location',
      name: t(texts.preferred_location),
      kind: preferredPin,
      remark: preferredPlace(employee),
      isApproximate: employee.preferred_location_is_approximate,
      ...wish,
    })
  const facility = towards && spotOf(towards.address_latitude, towards.address_longitude)
  if (facility)
    pins.push({
      key: 'facility',
      name: towards.name,
      kind: facilityPin,
      remark: towards.formatted_address,
      isApproximate: towards.address_is_approximate,
      reach: { distance: middle && kilometresBetween(middle, facility), limit: radius },
      ...facility,
    })
  return (
    <PlaceMap
      label={t(texts.map, { name })}
      pins={pins}
      circle={middle && radius !== null && radius > 0 ? { ...middle, radius } : null}
      placeholder={texts.no_coordinates}
    />
  )
}

const preferredPin = { ...employeePin, tone: 'accent' as const }
