import { absenceReasons } from './absence-reason.ts'
import { absence } from './absence.ts'
import { booking, bookingName } from './booking.ts'
import { shortDayText, shortRangeText, weekdayRangeText } from './day-text.ts'
import { employee } from './employee.ts'
import type { Period } from './field.ts'
import type { JudgeFacts, Plan, Rule, Source } from './judge-facts.ts'
import { isAnother } from './judge-facts.ts'
import { defaultLevels } from './judge-level.ts'
import { employeeSource } from './judge-person.ts'
import { dayFrom, overlaps, sharedDays, without } from './range.ts'
import type { Text } from './text.ts'
import { fillText, namesByCode } from './text.ts'
import { vacancy } from './vacancy.ts'

const maySeeEmployees = employee.access.read
const reasonNames = namesByCode(absenceReasons)

const metBookings = (plan: Plan, { employee: { bookings } }: JudgeFacts) =>
  bookings.filter((other) => isAnother(plan, other) && overlaps(other, plan.range))

const metAbsences = (plan: Plan, { employee: { absences } }: JudgeFacts) =>
  absences.filter((other) => other.id !== plan.absence && overlaps(other, plan.range))

const vacancySource = ({ id, name }: NonNullable<JudgeFacts['vacancy']>): Source => ({ resource: vacancy.path, id, name })
const recordSource = (resource: string, { employee: { name } }: JudgeFacts, { id, lower }: Period & { id: number }): Source => ({
  resource,
  id,
  name: bookingName({ employee: { name }, lower }),
})

/** Whether the days suit both the employee and the vacancy. */
export const dayRules = {
  overlaps_booking: {
    level: defaultLevels.overlaps_booking,
    needs: booking.access.read,
    find: (plan, facts) =>
      metBookings(plan, facts).map((other) => ({
        text: () => fillText(texts.booked, { facility: other.facility, period: shortRangeText(other) }),
        days: sharedDays(other, plan.range)!,
        source: recordSource(booking.path, facts, other),
      })),
  },
  overlaps_absence: {
    level: defaultLevels.overlaps_absence,
    needs: maySeeEmployees,
    find: (plan, facts) =>
      metAbsences(plan, facts).map((other) => ({
        text: () => fillText(texts.away, { reason: reasonNames[other.reason], period: shortRangeText(other) }),
        days: sharedDays(other, plan.range)!,
        source: recordSource(absence.path, facts, other),
      })),
  },
  before_available_from: {
    level: defaultLevels.before_available_from,
    needs: maySeeEmployees,
    find: ({ range }, facts) => {
      const { available_from_date: from } = facts.employee
      if (from === null || range.lower >= from) return []
      const days = sharedDays(range, { lower: null, upper: dayFrom(from, -1) })!
      return [{ text: () => fillText(texts.available_from, { day: shortDayText(from) }), days, source: employeeSource(facts) }]
    },
  },
  inactive: {
    level: defaultLevels.inactive,
    needs: maySeeEmployees,
    find: ({ range }, facts) =>
      facts.employee.is_active ? [] : [{ text: () => texts.inactive, days: range, source: employeeSource(facts) }],
  },
  outside_vacancy: {
    level: defaultLevels.outside_vacancy,
    needs: vacancy.access.read,
    find: ({ range }, { vacancy: wanted }) => {
      const outside = wanted ? without(range, wanted) : []
      if (!wanted || outside.length === 0) return []
      const days = { lower: outside[0]!.lower, upper: outside.at(-1)!.upper }
      return [{ text: () => fillText(texts.outside, { period: shortRangeText(wanted) }), days, source: vacancySource(wanted) }]
    },
  },
  vacancy_not_open: {
    level: defaultLevels.vacancy_not_open,
    needs: vacancy.access.read,
    find: ({ range }, { vacancy: wanted }) => {
      if (!wanted || (wanted.status !== 'paused' && wanted.status !== 'closed')) return []
      const text = texts[wanted.status]
      return [{ text: () => text, days: range, source: vacancySource(wanted) }]
    },
  },
} satisfies Record<string, Rule>

/** Findings about an absence: bookings it affects, and absences it overlaps. */
export const absenceRules: Record<string, Rule> = {
  overlaps_booking: {
    ...dayRules.overlaps_booking,
    find: (plan, facts) =>
      metBookings(plan, facts).map((other) => {
        const days = sharedDays(other, plan.range)!
        const { lower, upper } = days as { lower: string; upper: string } // an absence has both ends
        return {
          text: () => fillText(texts.hits, { facility: other.facility, period: weekdayRangeText({ lower, upper }) }),
          days,
          source: recordSource(booking.path, facts, other),
        }
      }),
  },
  overlaps_absence: {
    ...dayRules.overlaps_absence,
    find: (plan, facts) =>
      metAbsences(plan, facts).map((other) => ({
        text: () => fillText(texts.meets, { reason: reasonNames[other.reason], period: shortRangeText(other) }),
        days: sharedDays(other, plan.range)!,
        source: recordSource(absence.path, facts, other),
      })),
  },
}

const texts = {
  booked: { de: 'Bereits gebucht: {facility}, {period}', en: 'Already booked: {facility}, {period}' },
  away: { de: 'Abwesend: {reason}, {period}', en: 'Absent: {reason}, {period}' },
  available_from: { de: 'Erst ab {day} verfügbar.', en: 'Only available from {day}.' },
  inactive: { de: 'Der Mitarbeiter ist inaktiv.', en: 'The employee is inactive.' },
  outside: {
    de: 'Der Zeitraum reicht über den der Stelle hinaus ({period}).',
    en: 'The period extends beyond the vacancy’s ({period}).',
  },
  paused: { de: 'Die Stelle ist pausiert.', en: 'The vacancy is paused.' },
  closed: { de: 'Die Stelle ist geschlossen.', en: 'The vacancy is closed.' },
  hits: { de: 'Trifft: {facility}, {period}', en: 'Affects: {facility}, {period}' },
  meets: { de: 'Überschneidet sich mit: {reason}, {period}', en: 'Overlaps with: {reason}, {period}' },
} satisfies Record<string, Text>
