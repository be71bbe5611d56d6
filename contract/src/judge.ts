import * as z from 'zod/mini'
import { absenceReasons } from './absence-reason.ts'
import type { Absence } from './absence.ts'
import { absence } from './absence.ts'
import { booking, bookingName } from './booking.ts'
import { shortDayText, shortRangeText, weekdayRangeText } from './day-text.ts'
import { employee } from './employee.ts'
import type { Period } from './field.ts'
import type { FindingLevel } from './judge-level.ts'
import { findingLevels } from './judge-level.ts'
import type { Access } from './permission.ts'
import type { DayRange } from './range.ts'
import { dayFrom, overlaps, sharedDays, without } from './range.ts'
import type { Text } from './text.ts'
import { fillText, namesByCode } from './text.ts'
import type { Vacancy } from './vacancy.ts'
import { vacancy } from './vacancy.ts'

// What speaks for or against a booking or an absence: docs/rules/judge.md. The server asks it with what is stored, forms show what it says.

/** Who is to go or stay away when; a record that is changed does not get in its own way. */
export type Plan = { range: Period; booking?: number | null; absence?: number | null }

/** What is known of an employee and a vacancy; of bookings those that are not cancelled. Those that do not touch the plan may be missing. */
export type JudgeFacts = {
  employee: {
    id: number
    name: string
    is_active: boolean
    available_from_date: string | null
    bookings: readonly (Period & { id: number; facility: string })[]
    absences: readonly (Period & { id: number; reason: Absence['reason'] })[]
  }
  vacancy: (Period & { id: number; name: string; status: Vacancy['status'] }) | null
}

/** A record that a finding follows from. */
type Source = { resource: string; id: number; name: string }

/** `days` are those it is about. */
type Found = { text: Text; days: DayRange; source: Source }

/** One rule: how much it means unless the agency says otherwise, and the right without which nobody is told what it finds. */
export type Rule = { level: FindingLevel; needs: Access; find: (plan: Plan, facts: JudgeFacts) => Found[] }
export type Rules = Readonly<Record<string, Rule>>

export type Finding = Found & { code: string; level: FindingLevel; needs: Access }

/** All that the rules find, the strongest first, then by day and code. */
export const judge = (rules: Rules, plan: Plan, facts: JudgeFacts): Finding[] =>
  Object.entries(rules)
    .flatMap(([code, { level, needs, find }]) => find(plan, facts).map((found) => ({ ...found, code, level, needs })))
    .toSorted(byWeight)

const byWeight = (a: Finding, b: Finding): number =>
  findingLevels.indexOf(a.level) - findingLevels.indexOf(b.level) ||
  compare(a.days.lower ?? '', b.days.lower ?? '') ||
  compare(a.code, b.code)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const maySeeEmployees = employee.access.read
const reasonNames = namesByCode(absenceReasons)

const metBookings = (plan: Plan, { employee: { bookings } }: JudgeFacts) =>
  bookings.filter((other) => other.id !== plan.booking && overlaps(other, plan.range))

const metAbsences = (plan: Plan, { employee: { absences } }: JudgeFacts) =>
  absences.filter((other) => other.id !== plan.absence && overlaps(other, plan.range))

const thePerson = ({ employee: { id, name } }: JudgeFacts): Source => ({ resource: employee.path, id, name })
const theVacancy = ({ id, name }: NonNullable<JudgeFacts['vacancy']>): Source => ({ resource: vacancy.path, id, name })
const ofHers = (resource: string, { employee: { name } }: JudgeFacts, { id, lower }: Period & { id: number }): Source => ({
  resource,
  id,
  name: bookingName({ employee: { name }, lower }),
})

/** What is said of a booking. A rule that is added here is asked by everything that books. */
export const bookingRules: Record<string, Rule> = {
  overlaps_booking: {
    level: 'warn',
    needs: booking.access.read,
    find: (plan, facts) =>
      metBookings(plan, facts).map((other) => ({
        text: fillText(texts.booked, { facility: other.facility, period: shortRangeText(other) }),
        days: sharedDays(other, plan.range)!,
        source: ofHers(booking.path, facts, other),
      })),
  },
  overlaps_absence: {
    level: 'warn',
    needs: maySeeEmployees,
    find: (plan, facts) =>
      metAbsences(plan, facts).map((other) => ({
        text: fillText(texts.away, { reason: reasonNames[other.reason], period: shortRangeText(other) }),
        days: sharedDays(other, plan.range)!,
        source: ofHers(absence.path, facts, other),
      })),
  },
  before_available_from: {
    level: 'warn',
    needs: maySeeEmployees,
    find: ({ range }, facts) => {
      const { available_from_date: from } = facts.employee
      if (from === null || range.lower >= from) return []
      const days = sharedDays(range, { lower: null, upper: dayFrom(from, -1) })!
      return [{ text: fillText(texts.available_from, { day: shortDayText(from) }), days, source: thePerson(facts) }]
    },
  },
  inactive: {
    level: 'warn',
    needs: maySeeEmployees,
    find: ({ range }, facts) => (facts.employee.is_active ? [] : [{ text: texts.inactive, days: range, source: thePerson(facts) }]),
  },
  outside_vacancy: {
    level: 'warn',
    needs: vacancy.access.read,
    find: ({ range }, { vacancy: wanted }) => {
      const outside = wanted ? without(range, wanted) : []
      if (!wanted || outside.length === 0) return []
      const days = { lower: outside[0]!.lower, upper: outside.at(-1)!.upper }
      return [{ text: fillText(texts.outside, { period: shortRangeText(wanted) }), days, source: theVacancy(wanted) }]
    },
  },
  vacancy_not_open: {
    level: 'warn',
    needs: vacancy.access.read,
    find: ({ range }, { vacancy: wanted }) =>
      wanted?.status === 'paused' || wanted?.status === 'closed'
        ? [{ text: texts[wanted.status], days: range, source: theVacancy(wanted) }]
        : [],
  },
}

/** What is said of an absence: bookings that it hits, and absences that it meets. */
export const absenceRules: Record<string, Rule> = {
  overlaps_booking: {
    ...bookingRules['overlaps_booking']!,
    find: (plan, facts) =>
      metBookings(plan, facts).map((other) => {
        const days = sharedDays(other, plan.range)!
        const { lower, upper } = days as { lower: string; upper: string } // an absence has both ends
        return {
          text: fillText(texts.hits, { facility: other.facility, period: weekdayRangeText({ lower, upper }) }),
          days,
          source: ofHers(booking.path, facts, other),
        }
      }),
  },
  overlaps_absence: {
    ...bookingRules['overlaps_absence']!,
    find: (plan, facts) =>
      metAbsences(plan, facts).map((other) => ({
        text: fillText(texts.meets, { reason: reasonNames[other.reason], period: shortRangeText(other) }),
        days: sharedDays(other, plan.range)!,
        source: ofHers(absence.path, facts, other),
      })),
  },
}

/** A finding as calls answer it. `not_cleared` stands for all that the reader may not see. */
export const finding = z.object({
  code: z.string(),
  level: z.enum(findingLevels),
  text: z.string(),
  lower: z.nullable(z.string()),
  upper: z.nullable(z.string()),
  source: z.nullable(z.object({ resource: z.string(), id: z.number(), name: z.string() })),
  can_override: z.boolean(),
})
export type FindingAnswer = z.output<typeof finding>

/** Those that a reader may see, and one instead of all others, as strong as the strongest of them. */
export function seenFindings(
  findings: readonly Finding[],
  may: (needs: Access) => boolean,
): (Omit<Finding, 'source'> & { source: Source | null })[] {
  const [hidden] = findings.filter(({ needs }) => !may(needs))
  const seen = findings.filter(({ needs }) => may(needs))
  if (!hidden) return seen
  const notCleared = { ...hidden, code: 'not_cleared', text: texts.not_cleared, days: { lower: null, upper: null }, source: null }
  const stronger = seen.filter(({ level }) => findingLevels.indexOf(level) <= findingLevels.indexOf(hidden.level))
  return [...stronger, notCleared, ...seen.slice(stronger.length)]
}

const texts = {
  booked: { de: 'Bereits gebucht: {facility}, {period}', en: 'Already booked: {facility}, {period}' },
  away: { de: 'Abwesend: {reason}, {period}', en: 'Absent: {reason}, {period}' },
  available_from: { de: 'Erst ab {day} verfügbar.', en: 'Available from {day} only.' },
  inactive: { de: 'Der Mitarbeiter ist inaktiv.', en: 'The employee is inactive.' },
  outside: {
    de: 'Der Zeitraum reicht über den der Stelle hinaus ({period}).',
    en: 'The period goes beyond that of the vacancy ({period}).',
  },
  paused: { de: 'Die Stelle ist pausiert.', en: 'The vacancy is paused.' },
  closed: { de: 'Die Stelle ist geschlossen.', en: 'The vacancy is closed.' },
  hits: { de: 'Trifft: {facility}, {period}', en: 'Affects: {facility}, {period}' },
  meets: { de: 'Überschneidet sich mit: {reason}, {period}', en: 'Overlaps with: {reason}, {period}' },
  not_cleared: { de: 'Die Einsatzfreigabe muss geprüft werden.', en: 'The clearance for this assignment must be checked.' },
} satisfies Record<string, Text>
