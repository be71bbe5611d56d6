import type { Facility } from '@kasack/contract/facility.ts'
import { facility as entity } from '@kasack/contract/facility.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { around } from '../shared/table/question/around.ts'

/** Street, below it postal code and town. */
export function FacilityAddress({ facility: { street, postal_code, city } }: { facility: Facility }) {
  const town = `${postal_code} ${city}`.trim()
  if (!street && !town) return <Missing />
  return (
    <TwoLines
      first={
        <span className="k-line" title={street || town}>
          {street || town}
        </span>
      }
      second={street && town && <span title={town}>{town}</span>}
    />
  )
}

/** The area around a facility, for filters by distance. */
export const aroundFacility = around(entity, ({ name, postal_code, city, address_latitude, address_longitude }) => ({
  address: `${postal_code} ${city}`.trim() || name,
  latitude: address_latitude,
  longitude: address_longitude,
}))
