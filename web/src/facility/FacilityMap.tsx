import type { Facility } from '@kasack/contract/facility.ts'
import { useText } from '../shared/language/i18n.ts'
import { spotOf } from '../shared/map/pin.ts'
import { PlaceMap } from '../shared/map/PlaceMap.tsx'
import { facilityPin } from './FacilityIcon.tsx'
import { texts } from './texts.ts'

/** Where a facility is. */
export function FacilityMap({ facility }: { facility: Facility }) {
  const t = useText()
  const { name, formatted_address: remark, address_is_approximate: isApproximate } = facility
  const spot = spotOf(facility.address_latitude, facility.address_longitude)
  return (
    <PlaceMap
      label={t(texts.map, { name })}
      pins={spot ? [{ key: 'address', name, kind: facilityPin, remark, isApproximate, isInactive: !facility.is_active, ...spot }] : []}
      placeholder={texts.no_coordinates}
    />
  )
}
