import { booking } from './booking.ts'
import { shortDayText } from './day-text.ts'
import type { JudgeFinding, JudgeFacts, Plan, PlannedClock, Rule } from './judge-facts.ts'
import { defaultLevels } from './judge-level.ts'
import { employeeSource } from './judge-person.ts'
import type { DayRange } from './range.ts'
import { contains, dayFrom, sharedDays } from './range.ts'
import type { Text } from './text.ts'
import { fillText } from './text.ts'

const needs = booking.access.read

/** Days after the booking's end within which the last day counts as near. */
const near = 60

/** A day of leasing lies after the last day; in a chain without an end, the first day of its last period decides. */
function isExceeded({ blocks, last_day }: PlannedClock): boolean {
  const { lower, upper } = blocks.at(-1)!
  return (upper ?? lower) > last_day
}

/** The plan's days after the last day; if it has none, because later bookings are too much, those of the chain. */
function exceedingDays({ blocks, last_day, days }: PlannedClock): DayRange {
  const after = { lower: dayFrom(last_day, 1), upper: null }
  const later = blocks.flatMap((block) => sharedDays(block, after) ?? [])
  return sharedDays(days, after) ?? { lower: later[0]!.lower, upper: later.at(-1)!.upper }
}

/** Only for the hirer where the plan ends: the last day follows soon after that end, or the plan has none. */
function isNear({ last_day, days }: PlannedClock, { range }: Plan): boolean {
  if (days.upper !== range.upper) return false
  return range.upper === null || (range.upper <= last_day && last_day <= dayFrom(range.upper, near))
}

/** From the day of equal pay on, if it falls within the plan. */
const equalPay =
  (text: Text, reason: PlannedClock['equal_pay_reason']): Rule['find'] =>
  (_plan, facts): JudgeFinding[] =>
    facts.clocks
      .filter(({ equal_pay_reason, equal_pay_from, days }) => equal_pay_reason === reason && contains(days, equal_pay_from))
      .map(({ equal_pay_from: lower, days: { upper } }) => findingOf(text, lower, { facts, days: { lower, upper } }))

const findingOf = (text: Text, day: string, { facts, days }: { facts: JudgeFacts; days: DayRange }): JudgeFinding => ({
  text: () => fillText(text, { day: shortDayText(day) }),
  days,
  source: employeeSource(facts),
})

const texts = {
  exceeded: { de: 'Höchstüberlassungsdauer überschritten: letzter Tag {day}', en: 'Maximum duration exceeded: last day {day}' },
  near: { de: 'Höchstüberlassungsdauer: letzter Tag {day}', en: 'Maximum duration: last day {day}' },
  equal_pay: { de: 'Equal Pay ab {day}', en: 'Equal pay from {day}' },
  revolving_door: {
    de: 'Equal Pay ab {day}: zuvor beim Entleiher beschäftigt (Drehtür)',
    en: 'Equal pay from {day}: previously employed by the hirer (revolving door)',
  },
} satisfies Record<string, Text>

/** How long an employee may be leased to the hirer, and from when equal pay is due: docs/rules/clocks.md. */
export const clockRules = {
  maximum_duration: {
    level: defaultLevels.maximum_duration,
    needs,
    find: (_plan, facts) =>
      facts.clocks.filter(isExceeded).map((clock) => findingOf(texts.exceeded, clock.last_day, { facts, days: exceedingDays(clock) })),
  },
  maximum_duration_near: {
    level: defaultLevels.maximum_duration_near,
    needs,
    find: (plan, facts) =>
      facts.clocks
        .filter((clock) => !isExceeded(clock) && isNear(clock, plan))
        .map((clock) =>
          findingOf(texts.near, clock.last_day, {
            facts,
            days: plan.range.upper === null ? { lower: dayFrom(clock.last_day, 1), upper: null } : clock.days,
          }),
        ),
  },
  equal_pay: { level: defaultLevels.equal_pay, needs, find: equalPay(texts.equal_pay, 'months') },
  revolving_door: { level: defaultLevels.revolving_door, needs, find: equalPay(texts.revolving_door, 'revolving_door') },
} satisfies Record<string, Rule>
