import { daysAfter, daysSince, officeMoment } from '../day.ts'
import type { DemoEmployee } from '../people/employee.ts'
import { fullName } from '../people/person-name.ts'
import { chance, integer, pick, type Random, seeded, shuffled } from '../random.ts'
import type { DemoVacancy } from './vacancy.ts'

/** Fields by wire name; the vacancy by index, users by user name, everything else by name. */
export type DemoBooking = {
  booking_type: 'new_deployment' | 'renewal' | 'replacement'
  vacancy: number | null
  vacancy_type: string | null
  facility: string
  department: string
  employee: string
  lower: string
  upper: string | null
  charge_rate: string
  working_hours_month: string
  expenses: string
  employee_transportation_expenses: 'daily' | 'not_daily' | 'company_car'
  accommodation: 'yes' | 'no' | 'provided_by_facility'
  accommodation_package: string | null
  accommodation_price: string | null
  notes: string
  cancelled: boolean
  terminated: boolean
  created_by_user: string
  created_datetime: string
}

type BookingContext = { employees: DemoEmployee[]; users: string[]; today: string }
type Days = { lower: string; upper: string | null }

const overlap = (one: Days, other: Days): boolean => one.lower <= (other.upper ?? '9999') && other.lower <= (one.upper ?? '9999')

/** Half of the positions are filled, no employee is in two places at once, and most first bookings are extended. */
export function demoBookings(vacancies: DemoVacancy[], { employees, users, today }: BookingContext): DemoBooking[] {
  const random = seeded(31_000)
  const taken = new Map<string, Days[]>()
  const sendable = employees.filter((one) => one.is_active && one.public_id !== null)
  const book = (vacancy: DemoVacancy, index: number): DemoBooking | null => {
    const days = endingSoon(daysWithin(random, vacancy), { index, today })
    const fits = shuffled(random, sendable).find(
      (one) =>
        vacancy.exams.includes(one.exam ?? '') &&
        one.created_datetime < vacancy.created_datetime &&
        !(taken.get(fullName(one)) ?? []).some((other) => overlap(other, days)),
    )
    if (!fits) return null
    const made = bookingOf(random, { vacancy, index, employee: fullName(fits), days, users, today })
    if (!made.cancelled) taken.set(made.employee, [...(taken.get(made.employee) ?? []), { lower: made.lower, upper: made.upper }])
    return made
  }
  const booked = vacancies
    .flatMap((vacancy, index) =>
      chance(random, 0.62) ? Array.from({ length: vacancy.number_of_positions }, () => book(vacancy, index)) : [],
    )
    .filter((one) => one !== null)
    .toSorted((one, other) => (one.created_datetime < other.created_datetime ? -1 : 1))
  return withOneStayingOn(booked, { vacancies, today })
}

/** The first employee without a later booking stays a week beyond the end of the vacancy. */
function withOneStayingOn(bookings: DemoBooking[], { vacancies, today }: { vacancies: DemoVacancy[]; today: string }): DemoBooking[] {
  const goesOn = ({ employee, lower }: DemoBooking) => bookings.some((one) => one.employee === employee && one.lower > lower)
  const staying = bookings.find(
    (one) =>
      one.vacancy !== null &&
      !one.cancelled &&
      !one.terminated &&
      one.upper !== null &&
      one.upper >= today &&
      one.upper === vacancies[one.vacancy]!.upper &&
      !goesOn(one),
  )
  return bookings.map((one) =>
    one === staying ? { ...one, upper: daysAfter(one.upper!, 7), notes: 'Bleibt auf Bitte der Station eine Woche länger.' } : one,
  )
}

/** From the first day of the vacancy, or a week or two later, for a month or more. */
function daysWithin(random: Random, vacancy: DemoVacancy): Days {
  const lower = chance(random, 0.7) ? vacancy.lower : daysAfter(vacancy.lower, pick(random, [7, 14]))
  const wanted = daysAfter(lower, integer(random, 4, 20) * 7 - 1)
  return { lower, upper: vacancy.upper !== null && vacancy.upper < wanted ? vacancy.upper : wanted }
}

/** Every fourth long booking ends within two weeks, so that every morning somebody needs a new placement. */
function endingSoon({ lower, upper }: Days, { index, today }: { index: number; today: string }): Days {
  const isLong = lower <= today && (upper === null || upper > daysAfter(today, 14))
  return { lower, upper: isLong && index % 4 === 0 ? daysAfter(today, 3 + (index % 10)) : upper }
}

type Making = { vacancy: DemoVacancy; index: number; employee: string; days: Days; users: string[]; today: string }

function bookingOf(random: Random, { vacancy, index, employee, days, users, today }: Making): DemoBooking {
  const [isToCome, isRunning] = [days.lower > today, days.lower <= today && (days.upper === null || days.upper > today)]
  const cancelled = isToCome && chance(random, 0.12)
  const terminated = !isToCome && !isRunning && chance(random, 0.08)
  const isRenewal = chance(random, 0.2)
  const accommodation = pick(random, ['no', 'no', 'yes', 'provided_by_facility'] as const)
  const housed = accommodation === 'yes'
  return {
    booking_type: isRenewal ? 'renewal' : 'new_deployment',
    vacancy: isRenewal ? null : index,
    vacancy_type: isRenewal ? vacancy.vacancy_type : null,
    facility: vacancy.facility,
    department: vacancy.department,
    employee,
    ...days,
    charge_rate: (integer(random, 76, 124) / 2).toFixed(2),
    working_hours_month: pick(random, ['120.00', '151.67', '160.00', '173.33']),
    expenses: pick(random, ['0.00', '14.00', '28.00']),
    employee_transportation_expenses: pick(random, ['daily', 'not_daily', 'not_daily', 'company_car']),
    accommodation,
    accommodation_package: housed ? `${integer(random, 6, 14) * 50}.00` : null,
    accommodation_price: housed ? `${integer(random, 5, 12) * 50}.00` : null,
    notes: cancelled
      ? 'Bedarf entfallen, die Station hat selbst besetzt.'
      : terminated
        ? 'Auf Wunsch der Mitarbeiterin vorzeitig beendet.'
        : '',
    cancelled,
    terminated,
    created_by_user: pick(random, users),
    created_datetime: agreed(random, { vacancy, lower: days.lower, today }),
  }
}

/** Within a few weeks after the vacancy was entered, and before the booking begins. */
function agreed(random: Random, { vacancy, lower, today }: { vacancy: DemoVacancy; lower: string; today: string }): string {
  const last = Math.max(1, daysSince(lower, today))
  const first = Math.max(last, daysSince(vacancy.created_datetime, today))
  const moment = officeMoment(random, today, integer(random, Math.max(last, first - 25), first))
  return moment > vacancy.created_datetime ? moment : vacancy.created_datetime
}
