import { daysAfter } from '../day.ts'
import type { DemoFacility } from '../places/facility.ts'
import type { DemoHirer } from '../places/hirer.ts'
import type { DemoBooking } from '../placements/booking.ts'

/** When an employee worked at a facility or for a hirer before the agency placed them there; both by name, exactly one is null. */
export type DemoPriorPeriod = {
  employee: string
  facility: string | null
  hirer: string | null
  kind: 'leased' | 'employed'
  lender: string
  lower: string
  upper: string
  note: string
}

/** `days` long, ending `ago` days before the employee's first booking. */
type PriorPeriodEntry = Pick<DemoPriorPeriod, 'kind' | 'lender' | 'note'> & { of: 'facility' | 'hirer'; days: number; ago: number }

const [weserbogen, nordlicht] = ['Weserbogen Personal GmbH', 'Nordlicht Pflegepersonal GmbH']
const known: PriorPeriodEntry[] = [
  { kind: 'leased', lender: weserbogen, of: 'facility', days: 500, ago: 20, note: 'Laut Arbeitszeugnis.' },
  { kind: 'leased', lender: nordlicht, of: 'hirer', days: 430, ago: 45, note: '' },
  { kind: 'employed', lender: '', of: 'hirer', days: 700, ago: 60, note: 'War dort fest angestellt.' },
  { kind: 'leased', lender: weserbogen, of: 'facility', days: 120, ago: 150, note: '' },
  { kind: 'employed', lender: '', of: 'facility', days: 400, ago: 100, note: 'Vertretung einer Elternzeit.' },
  { kind: 'leased', lender: nordlicht, of: 'facility', days: 90, ago: 7, note: 'Zeitraum am Telefon genannt, Nachweis steht aus.' },
]

type Agency = { bookings: readonly DemoBooking[]; facilities: readonly DemoFacility[]; hirers: readonly DemoHirer[] }

/** Earlier periods that some booked employees reported, each at the place of their first booking. */
export function demoPriorPeriods({ bookings, facilities, hirers }: Agency): DemoPriorPeriod[] {
  const companies = new Map(facilities.map(({ name, company }) => [name, company]))
  const hirerOf = (facility: string) => hirers.find(({ name }) => name === companies.get(facility))?.name ?? null
  const left = firstBookings(bookings)
  return known.flatMap(({ of, days, ago, ...told }) => {
    const at = left.findIndex(({ facility }) => of === 'facility' || hirerOf(facility) !== null)
    const [first] = at < 0 ? [] : left.splice(at, 1)
    if (!first) return []
    const upper = daysAfter(first.lower, -ago)
    const place = of === 'facility' ? { facility: first.facility, hirer: null } : { facility: null, hirer: hirerOf(first.facility) }
    return [{ ...told, ...place, employee: first.employee, lower: daysAfter(upper, 1 - days), upper }]
  })
}

/** The first booking of each employee, latest start first. */
function firstBookings(bookings: readonly DemoBooking[]): DemoBooking[] {
  const first = new Map<string, DemoBooking>()
  for (const one of bookings.toSorted((a, b) => (a.lower < b.lower ? -1 : 1))) if (!first.has(one.employee)) first.set(one.employee, one)
  return [...first.values()].filter(({ cancelled }) => !cancelled).toReversed()
}
