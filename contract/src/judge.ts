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

// What speaks for or against a booking or an absence: docs/rules/judge.md. The server judges, forms show its answer.

/** Findings about a booking. Everything that books applies every rule that is added here. */
export const bookingRules: Record<string, Rule> = { ...dayRules, ...personRules, ...documentRules, ...residenceRules, ...clockRules }

export type Finding = Omit<JudgeFinding, 'text'> & { text: Text; code: string; level: FindingLevel; needs: Rights }

/** All findings, strongest first, then by day and code. Rules that the agency has turned off do not run. */
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

/** The level of the strongest finding; null: none. Readers learn the level even if they may not see the finding. */
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

/** A finding in answers. `not_cleared` stands for all findings the reader may not see. */
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

const notCleared = 'not_cleared'

export type SeenFinding = Omit<Finding, 'source'> & { source: Source | null }

/** The findings a reader may see, and one for all the others, as strong as the strongest of those. */
export function seenFindings(findings: readonly Finding[], may: (needs: Rights) => boolean): SeenFinding[] {
  const [hidden] = findings.filter(({ needs }) => !may(needs))
  const seen = findings.filter(({ needs }) => may(needs))
  if (!hidden) return seen
  const instead = { ...hidden, code: notCleared, text: texts.not_cleared, days: { lower: null, upper: null }, source: null }
  const stronger = seen.filter(({ level }) => findingLevels.indexOf(level) <= findingLevels.indexOf(hidden.level))
  return [...stronger, instead, ...seen.slice(stronger.length)]
}

/** Whether a reader may book despite a finding by giving a reason. Nobody can override what the law forbids or what they cannot see. */
export const canOverride = ({ code, level }: Pick<SeenFinding, 'code' | 'level'>, may: (needs: Rights) => boolean): boolean =>
  level === 'block' && isOverridable(code) && may(overrideRight)

const texts = {
  not_cleared: { de: 'Die Einsatzfreigabe muss geprüft werden.', en: 'The clearance for this assignment must be checked.' },
} satisfies Record<string, Text>
