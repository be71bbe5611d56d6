import type { FindingLevel } from '@kasack/contract/judge-level.ts'
import { bookingRules, type Finding, judge, strongestLevel } from '@kasack/contract/judge.ts'
import { forbiddenBy } from '../booking-override/rules.ts'
import type { Db } from '../platform/database/db.ts'
import { ofEach } from '../platform/request/large-answer.ts'
import { findKnown } from './queries.ts'
import type { PlanOf } from './rules.ts'
import { factsQueryOf, factsOf, groundOfJudge } from './rules.ts'

type BookingRow = PlanOf & {
  id: number
  /** The codes that overrides allow. */
  standing?: readonly string[]
}
type Level = { findings_level: FindingLevel | null; findings_excused: boolean }

/**
 * How strongly findings speak against plans, by id; null without findings. A forbidden plan is excused if overrides allow all that
 * forbids it. Takes one statement for all plans.
 */
export async function findLevels(db: Db, plans: readonly BookingRow[]): Promise<Map<number, Level>> {
  if (plans.length === 0) return new Map()
  const ground = groundOfJudge(await findKnown(db, plans.map(factsQueryOf)))
  const levels = await ofEach(plans, ({ id, standing = [], ...planned }): [number, Level] => {
    const facts = factsOf(ground, planned)
    const findings_level = facts && strongestLevel(bookingRules, planned.plan, facts)
    const mayBeExcused = findings_level === 'block' && standing.length > 0
    return [id, { findings_level, findings_excused: mayBeExcused && isExcused(judge(bookingRules, planned.plan, facts!), standing) }]
  })
  return new Map(levels)
}

const isExcused = (findings: readonly Finding[], standing: readonly string[]): boolean =>
  forbiddenBy(findings, { standing, override: null, may: () => false }).length === 0
