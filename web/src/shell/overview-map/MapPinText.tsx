import { Link } from 'react-router'
import { EmployeeNearby } from '../../employee/EmployeeNearby.tsx'
import { FacilityNearby } from '../../facility/FacilityNearby.tsx'
import { useText } from '../../shared/language/i18n.ts'
import { texts as mapTexts } from '../../shared/map/texts.ts'
import type { MapPin } from './map-pin.ts'

/** What a pin of the overview map says, and the way to its record. */
export function MapPinText({ pin }: { pin: MapPin }) {
  const t = useText()
  const { id, name, path, kind, place, tradeName, isInactive, isApproximate } = pin
  const remarks = [isApproximate && t(mapTexts.approximate_place), isInactive && t(mapTexts.inactive)].filter((remark) => remark !== false)
  return (
    <>
      <p className="k-map-pin-name">
        <kind.icon aria-hidden />
        <Link to={path}>{name}</Link>
      </p>
      <p>{[tradeName || t(kind.noun), place].filter(Boolean).join(' · ')}</p>
      <p>{pin.entity === 'facility' ? <EmployeeNearby facility={{ id, name }} /> : <FacilityNearby employee={{ id, name }} />}</p>
      {remarks.length > 0 && <p className="k-second">{remarks.join(', ')}</p>}
    </>
  )
}
