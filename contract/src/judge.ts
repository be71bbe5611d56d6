import * as z from 'zod/mini'
import { isOverridable, overrideRight } from './booking-override.ts'
import { clockRules } from './judge-clock.ts'
import { dayRules } from './judge-days.ts'
import { documentRules } from './judge-document.ts'
import type { JudgeFinding, JudgeFacts, Plan, Rule, Rules, Source } from './judge-facts.ts'
import type { FindingLevel } from './judge-level.ts'
import { findingLevels } from './judge-level.ts'
import { personRules } from './judge-person.ts'
import { residenceRules } from './judge-residence.ts'
import type { Rights } from './permission.ts'
import type { Text } from './text.ts'

// What speaks for or against a booking or an absence: docs/rules/judge.md. The server asks it with what is stored, forms show what it says.

/** What is said of a booking. A rule that is added here is asked by everything that books. */
export const bookingRules: Record<string, Rule> = { ...dayRules, ...personRules, ...documentRules, ...residenceRules, ...clockRules }

export type Finding = Omit<JudgeFinding, 'text'> & { text: Text; code: string; level: FindingLevel; needs: Rights }

/** All that the rules find, the strongest first, then by day and code. What the agency has turned off is not looked for. */
export const judge = (rules: Rules, plan: Plan, facts: JudgeFacts): Finding[] =>
  Object.entries(rules)
    .flatMap(([code, rule]): Finding[] => {
      const level = levelOf(code, rule, facts)
      return level === 'off'
        ? []
        : rule.find(plan, facts).map((found) => ({ needs: rule.needs, ...found, text: found.text(), code, level }))
    })
    .toSorted(byWeight)

const levelOf = (code: string, { level }: Rule, { levels }: JudgeFacts) => levels[code] ?? level

/** The level of the strongest finding; null: nothing speaks against it. Whoever may not see a finding is told its level all the same. */
export function strongestLevel(rules: Rules, plan: Plan, facts: JudgeFacts): FindingLevel | null {
  const found = (level: FindingLevel) =>
    Object.entries(rules).some(([code, rule]) => levelOf(code, rule, facts) === level && rule.find(plan, facts).length > 0)
  return findingLevels.find(found) ?? null
}

const byWeight = (a: Finding, b: Finding): number =>
  findingLevels.indexOf(a.level) - findingLevels.indexOf(b.level) ||
  compare(a.days.lower ?? '', b.days.lower ?? '') ||
  compare(a.code, b.code)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

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

/** The code of what stands for findings that a reader may not see. */
const notCleared = 'not_cleared'

export type SeenFinding = Omit<Finding, 'source'> & { source: Source | null }

/** Those that a reader may see, and one instead of all others, as strong as the strongest of them. */
export function seenFindings(findings: readonly Finding[], may: (needs: Rights) => boolean): SeenFinding[] {
  const [hidden] = findings.filter(({ needs }) => !may(needs))
  const seen = findings.filter(({ needs }) => may(needs))
  if (!hidden) return seen
  const instead = { ...hidden, code: notCleared, text: texts.not_cleared, days: { lower: null, upper: null }, source: null }
  const stronger = seen.filter(({ level }) => findingLevels.indexOf(level) <= findingLevels.indexOf(hidden.level))
  return [...stronger, instead, ...seen.slice(stronger.length)]
}

/** Whether a reader may book in spite of a finding, if he says why. What the law forbids, and what he does not know, nobody may. */
export const canOverride = ({ code, level }: Pick<SeenFinding, 'code' | 'level'>, may: (needs: Rights) => boolean): boolean =>
  level === 'block' && isOverridable(code) && may(overrideRight)

const texts = {
  not_cleared: { de: 'Die Einsatzfreigabe muss geprüft werden.', en: 'The clearance for this assignment must be checked.' },
} satisfies Record<string, Text>
