import type { Facility } from '@kasack/contract/facility.ts'
import { useText } from '../shared/language/i18n.ts'
import { spotOf } from '../shared/map/pin.ts'
import { PlaceMap } from '../shared/map/PlaceMap.tsx'
import { facilityPin } from './FacilityIcon.tsx'
import { texts } from './texts.ts'

/** Where a facility is. */
export function FacilityMap({ facility: { name, address_latitude, address_longitude, formatted_address } }: { facility: Facility }) {
  const t = useText()
  const spot = spotOf(address_latitude, address_longitude)
  return (
    <PlaceMap
      label={t(texts.map, { name })}
      pins={spot ? [{ key: 'address', name, kind: facilityPin, remark: formatted_address, ...spot }] : []}
      placeholder={texts.no_coordinates}
    />
  )
}
