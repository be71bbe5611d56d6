import { employee } from '@kasack/contract/employee.ts'
import { facility } from '@kasack/contract/facility.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { MapPoints, Point } from '@kasack/contract/map-point.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { employeePin } from '../../employee/EmployeeIcon.tsx'
import { facilityPin } from '../../facility/FacilityIcon.tsx'
import { recordPath } from '../../shared/address/record-path.ts'
import type { Pin } from '../../shared/map/pin.ts'
import { vacancyPin } from '../../vacancy/VacancyIcon.tsx'

/** A pin of the overview map, with the values it is filtered by. */
export type MapPin = Pin & {
  entity: 'facility' | 'employee' | 'vacancy'
  id: number
  isInactive: boolean
  path: string
  place: string
  /** The name of the facility type or exam; empty for a vacancy. */
  tradeName: string
  state: string | null
  /** The record's values by list filter; a filter missing here does not apply to it. */
  choices: Partial<Record<ChoiceFilter, readonly (number | null)[]>>
  /** Name and place in lower case, for searching. */
  folded: string
  offer: Offer | null
}

export type ChoiceFilter = 'facility_type__id' | 'exam__id' | 'vacancy_type__id'

/** Details of a vacancy: its facility, its period, and its open positions. */
type Offer = { facility: Ref; date_range: Vacancy['date_range']; left: number }

export function mapPinsOf({ facilities, employees, vacancies, facility_types, exams }: MapPoints): MapPin[] {
  const atFacilities = facilities.map(pinOf('facility', 'facility_type__id', namesById(facility_types)))
  const facilityById = new Map(atFacilities.map((pin) => [pin.id, pin]))
  return [
    ...atFacilities,
    ...(employees ?? []).map(pinOf('employee', 'exam__id', namesById(exams))),
    ...vacancies.flatMap((point) => vacancyPinAt(facilityById.get(point[2]), point)),
  ]
}

export const folded = (text: string): string => text.toLocaleLowerCase('de')

const kinds = {
  facility: { entity: facility, kind: facilityPin },
  employee: { entity: employee, kind: employeePin },
} as const

const pinOf =
  (entity: keyof typeof kinds, filter: ChoiceFilter, trades: Map<number, string>) =>
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
    tradeName: trade === null ? '' : (trades.get(trade) ?? ''),
    state,
    choices: { [filter]: [trade] },
    folded: folded(`${name} ${place}`),
    offer: null,
  })

/** A vacancy is placed at its facility and inherits its type; empty if the facility is unknown. */
function vacancyPinAt(at: MapPin | undefined, [id, name, , type, exams, lower, upper, left]: MapPoints['vacancies'][number]): MapPin[] {
  if (!at) return []
  return [
    {
      ...at,
      key: `vacancy-${id}`,
      name,
      kind: vacancyPin,
      isInactive: false,
      entity: 'vacancy',
      id,
      path: recordPath(vacancy, id),
      tradeName: '',
      choices: { ...at.choices, exam__id: exams, vacancy_type__id: [type] },
      folded: folded(`${name} ${at.folded}`),
      offer: { facility: { id: at.id, name: at.name }, date_range: { lower, upper, bounds: '[]' }, left },
    },
  ]
}

const namesById = (named: { id: number; name: string }[]) => new Map(named.map(({ id, name }) => [id, name]))
