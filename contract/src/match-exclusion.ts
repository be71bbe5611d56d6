import { mayViewBookings } from './availability.ts'
import { shortDayText } from './day-text.ts'
import { findingNames } from './finding-name.ts'
import { bookingRules } from './judge.ts'
import { dayRules } from './judge-days.ts'
import type { JudgeFacts, Plan, Rule, Rules } from './judge-facts.ts'
import { personRules } from './judge-person.ts'
import type { Rights } from './permission.ts'
import type { Text } from './text.ts'
import { fillText } from './text.ts'

// What rules an employee out for a vacancy, however good the fit: docs/rules/matching.md.

/** Why an employee is not proposed. */
export type MatchExclusion = { code: string; text: Text }

/** What already connects the employee to the vacancy. */
export type Standing = {
  is_candidate: boolean
  /** A booking for it that is neither cancelled, ended early nor over. */
  is_booked: boolean
  /** The day of the facility's latest rejection within a year. */
  rejected_on: string | null
  /** Not free on any of its days. */
  is_taken: boolean
}

/** Rules at level `block`, whose findings rule an employee out; without those whose subject is covered anyway. */
export function blockingRules(levels: JudgeFacts['levels']): Rules {
  const isBlocking = ([code, { level }]: [string, Rules[string]]) => (levels[code] ?? level) === 'block' && !(code in coveredElsewhere)
  return Object.fromEntries(Object.entries(bookingRules).filter(isBlocking))
}

const coveredElsewhere: Readonly<Record<string, true>> = {
  overlaps_booking: true,
  overlaps_absence: true,
  before_available_from: true,
  inactive: true,
  exam_missing: true,
}

type JudgeInput = { rules: Rules; plan: Plan; facts: JudgeFacts }

/** Everything that rules an employee out, as a reader may see it: all hidden findings become one. */
export function exclusionsOf(standing: Standing, { rules, plan, facts }: JudgeInput, may: (needs: Rights) => boolean): MatchExclusion[] {
  const judged = (code: string, rule: Rule) => rule.find(plan, facts).map(({ text }) => ({ code, text: text() }))
  const own: [boolean, string, () => Text][] = [
    [standing.is_candidate, 'candidate', () => texts.candidate],
    [standing.is_booked && may(mayViewBookings), 'booked', () => texts.booked],
    [standing.rejected_on !== null, 'rejected', () => fillText(texts.rejected, { day: shortDayText(standing.rejected_on!) })],
    [standing.is_taken, 'not_free', () => texts.not_free],
  ]
  const exclusions = [
    ...judged('inactive', dayRules.inactive),
    ...judged('exam', personRules.exam_missing),
    ...own.flatMap(([holds, code, text]) => (holds ? [{ code, text: text() }] : [])),
  ]
  let isHidden = false
  for (const [code, rule] of Object.entries(rules)) {
    for (const { text, needs = rule.needs } of rule.find(plan, facts)) {
      if (may(needs)) exclusions.push({ code, text: text() })
      else isHidden = true
    }
  }
  return isHidden ? [...exclusions, { code: 'not_cleared', text: findingNames.not_cleared }] : exclusions
}

const texts = {
  candidate: { de: 'Ist schon Kandidat dieser Stelle.', en: 'Already a candidate for this vacancy.' },
  booked: { de: 'Ist für diese Stelle gebucht.', en: 'Already booked for this vacancy.' },
  rejected: { de: 'Dort am {day} abgesagt.', en: 'Rejected there on {day}.' },
  not_free: { de: 'An keinem der Tage frei.', en: 'Not free on any of the days.' },
} satisfies Record<string, Text>
