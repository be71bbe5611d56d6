import type { DemoBooking } from '../placements/booking.ts'
import type { DemoCandidate } from '../placements/candidate.ts'
import type { DemoVacancy } from '../placements/vacancy.ts'

/** An employee a facility has blocked or asks for; both by name. */
export type DemoFacilityPerson = { facility: string; employee: string; state: 'blocked' | 'favourite'; reason: string }

const quarrels = [
  'Wiederholt zu spät zum Frühdienst. Laut Pflegedienstleitung kein weiterer Einsatz.',
  'Streit mit der Stationsleitung, das Haus bittet um jemand anderen.',
  'Dokumentation trotz Gespräch lückenhaft.',
  'Einsatz auf Wunsch des Hauses vorzeitig beendet.',
]
const praises = [
  'Vom Team ausdrücklich gewünscht.',
  '',
  'Kennt die Station, wird gern wieder gebucht.',
  '',
  'Die Pflegedienstleitung fragt nach ihr.',
  '',
]

type Agency = { bookings: readonly DemoBooking[]; candidates: readonly DemoCandidate[]; vacancies: readonly DemoVacancy[]; today: string }
type Pair = { facility: string; employee: string }

/** Facilities block some employees who left for good, and ask for some who are there now. */
export function demoFacilityPersons({ bookings, candidates, vacancies, today }: Agency): DemoFacilityPerson[] {
  const places = new Map<string, DemoBooking[]>()
  for (const one of bookings) if (!one.cancelled) places.set(keyOf(one), [...(places.get(keyOf(one)) ?? []), one])
  const proposed = new Set(candidates.map(({ vacancy, employee }) => keyOf({ facility: vacancies[vacancy]!.facility, employee })))
  const isOver = ({ upper }: DemoBooking) => upper !== null && upper < today
  const left = [...places.values()].filter((all) => all.every(isOver) && !proposed.has(keyOf(all[0]!)))
  const there = [...places.values()].filter((all) => all.some((one) => one.lower <= today && !isOver(one)))
  return [...said(left, 'blocked', quarrels), ...said(there, 'favourite', praises)]
}

const keyOf = ({ facility, employee }: Pair): string => `${facility}\n${employee}`

/** The first pairs, one per reason, each facility and employee at most once. */
function said(pairs: DemoBooking[][], state: DemoFacilityPerson['state'], reasons: readonly string[]): DemoFacilityPerson[] {
  const taken = new Set<string>()
  const alone = pairs.flatMap(([first]) => {
    const { facility, employee } = first!
    if (taken.has(facility) || taken.has(employee)) return []
    taken.add(facility).add(employee)
    return [{ facility, employee }]
  })
  return reasons.flatMap((reason, at) => (alone[at] ? [{ ...alone[at], state, reason }] : []))
}
