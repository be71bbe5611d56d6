import { officeMoment } from '../day.ts'
import type { DemoEmployee } from '../people/employee.ts'
import { fullName } from '../people/person-name.ts'
import { integer, pick, type Random, seeded, shuffled } from '../random.ts'
import type { DemoBooking } from './booking.ts'
import type { DemoVacancy } from './vacancy.ts'

/** `vacancy` is the index of the vacancy. */
export type DemoCandidate = {
  vacancy: number
  employee: string
  status: 'new' | 'applied' | 'rejected_by_employee' | 'rejected_by_facility' | 'signed'
  created_datetime: string
}

type CandidateContext = { employees: DemoEmployee[]; bookings: DemoBooking[]; today: string }

/** Booked employees have signed; up to four more with a suitable exam are in all states. */
export const demoCandidates = (vacancies: DemoVacancy[], known: CandidateContext): DemoCandidate[] =>
  vacancies
    .flatMap((vacancy, index) => candidatesOf(vacancy, index, { ...known, random: seeded(32_000 + index) }))
    .toSorted((one, other) => (one.created_datetime < other.created_datetime ? -1 : 1))

function candidatesOf(
  { exams, created_datetime }: DemoVacancy,
  vacancy: number,
  { employees, bookings, today, random }: CandidateContext & { random: Random },
): DemoCandidate[] {
  const booked = [...new Set(bookings.flatMap((one) => (one.vacancy === vacancy && !one.cancelled ? [one.employee] : [])))]
  const fitting = employees.filter(
    (one) => one.is_active && one.public_id !== null && exams.includes(one.exam ?? '') && one.created_datetime < created_datetime,
  )
  const others = shuffled(random, fitting)
    .map((one) => fullName(one))
    .filter((name) => !booked.includes(name))
    .slice(0, integer(random, 0, 4))
  const at = () => later(random, created_datetime, today)
  return [
    ...booked.map((employee) => ({ vacancy, employee, status: 'signed' as const, created_datetime: at() })),
    ...others.map((employee) => ({
      vacancy,
      employee,
      status: pick(random, ['new', 'new', 'applied', 'applied', 'rejected_by_employee', 'rejected_by_facility'] as const),
      created_datetime: at(),
    })),
  ]
}

/** A few days after the vacancy was entered, and before today. */
function later(random: Random, moment: string, today: string): string {
  const found = officeMoment(random, moment.slice(0, 10), -integer(random, 0, 9))
  return found < `${today}T00:00:00Z` ? found : moment
}
