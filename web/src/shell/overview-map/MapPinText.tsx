import { facility } from '@kasack/contract/facility.ts'
import { Link } from 'react-router'
import { EmployeeNearby } from '../../employee/EmployeeNearby.tsx'
import { FacilityNearby } from '../../facility/FacilityNearby.tsx'
import { formatPeriod } from '../../shared/language/format.ts'
import { useText } from '../../shared/language/i18n.ts'
import { texts as mapTexts } from '../../shared/map/texts.ts'
import { RecordLink } from '../../shared/record/RecordLink.tsx'
import { VacancyNearby } from '../../vacancy/VacancyNearby.tsx'
import { VacancyPositionsLeft } from '../../vacancy/VacancyPositionsLeft.tsx'
import type { MapPin } from './map-pin.ts'
import { MapPinContact } from './MapPinContact.tsx'

/** The content of a pin's popover, with links to the record and to what is nearby; for a vacancy, near its facility. */
export function MapPinText({ pin, isDetailed }: { pin: MapPin; isDetailed: boolean }) {
  const t = useText()
  const { id, name, path, kind, place, tradeName, isInactive, isApproximate, offer } = pin
  const remarks = [isApproximate && t(mapTexts.approximate_place), isInactive && t(mapTexts.inactive)].filter((remark) => remark !== false)
  return (
    <>
      <p className="k-map-pin-name">
        <kind.icon aria-hidden />
        <Link to={path}>{name}</Link>
      </p>
      {offer ? (
        <>
          <p>
            <RecordLink entity={facility} of={offer.facility} />
            {place && ` · ${place}`}
          </p>
          <p>
            {formatPeriod(offer.date_range)} · <VacancyPositionsLeft positions={offer.left} bookings={0} />
          </p>
        </>
      ) : (
        <p>{[tradeName || t(kind.noun), place].filter(Boolean).join(' · ')}</p>
      )}
      {isDetailed && <MapPinContact pin={pin} />}
      {pin.entity === 'employee' ? (
        <ul className="k-ways">
          <li>
            <FacilityNearby employee={{ id, name }} />
          </li>
          <li>
            <VacancyNearby employee={{ id, name }} />
          </li>
        </ul>
      ) : (
        <p>
          <EmployeeNearby facility={offer?.facility ?? { id, name }} />
        </p>
      )}
      {remarks.length > 0 && <p className="k-second">{remarks.join(', ')}</p>}
    </>
  )
}
