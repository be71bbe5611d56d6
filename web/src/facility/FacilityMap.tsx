import type { Facility } from '@kasack/contract/facility.ts'
import { useText } from '../shared/language/i18n.ts'
import { spotOf } from '../shared/map/pin.ts'
import { PlaceMap } from '../shared/map/PlaceMap.tsx'
import { facilityPin } from './FacilityIcon.tsx'
import { texts } from './texts.ts'

/** The facility of another record lacks the precision of its point and whether it is active. */
type FacilityPlace = Pick<Facility, 'name' | 'address_latitude' | 'address_longitude' | 'formatted_address'> &
  Partial<Pick<Facility, 'address_is_approximate' | 'is_active'>>

export function FacilityMap({ facility }: { facility: FacilityPlace }) {
  const t = useText()
  const { name, formatted_address: remark, address_is_approximate: isApproximate = false } = facility
  const spot = spotOf(facility.address_latitude, facility.address_longitude)
  return (
    <PlaceMap
      label={t(texts.map, { name })}
      pins={
        spot ? [{ key: 'address', name, kind: facilityPin, remark, isApproximate, isInactive: facility.is_active === false, ...spot }] : []
      }
      placeholder={texts.no_coordinates}
    />
  )
}
