import { employee } from '@kasack/contract/employee.ts'
import { facility } from '@kasack/contract/facility.ts'
import type { MapPoints, Point } from '@kasack/contract/map-point.ts'
import { employeePin } from '../../employee/EmployeeIcon.tsx'
import { facilityPin } from '../../facility/FacilityIcon.tsx'
import { recordPath } from '../../shared/address/record-path.ts'
import type { Pin } from '../../shared/map/pin.ts'

export type Entity = 'facility' | 'employee'

/** A pin of the overview map, with what it is filtered by. */
export type MapPin = Pin & {
  entity: Entity
  id: number
  isInactive: boolean
  path: string
  place: string
  /** The facility type or the exam, and its name. */
  trade: number | null
  tradeName: string
  state: string | null
  /** Name and place, as they are searched. */
  folded: string
}

/** All that the answer knows, as pins. */
export function mapPinsOf({ facilities, employees, facility_types, exams }: MapPoints): MapPin[] {
  return [...facilities.map(pinOf('facility', namesById(facility_types))), ...(employees ?? []).map(pinOf('employee', namesById(exams)))]
}

export const folded = (text: string): string => text.toLocaleLowerCase('de')

const kinds = {
  facility: { entity: facility, kind: facilityPin },
  employee: { entity: employee, kind: employeePin },
} as const

const pinOf =
  (entity: Entity, trades: Map<number, string>) =>
  ([id, name, latitude, longitude, place, trade, state, isActive, isApproximate]: Point): MapPin => ({
    key: `${entity}-${id}`,
    name,
    kind: kinds[entity].kind,
    latitude,
    longitude,
    isApproximate,
    isInactive: !isActive,
    entity,
    id,
    path: recordPath(kinds[entity].entity, id),
    place,
    trade,
    tradeName: trade === null ? '' : (trades.get(trade) ?? ''),
    state,
    folded: folded(`${name} ${place}`),
  })

const namesById = (named: { id: number; name: string }[]) => new Map(named.map(({ id, name }) => [id, name]))
