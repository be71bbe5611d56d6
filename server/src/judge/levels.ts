import type { FindingLevel } from '@kasack/contract/judge-level.ts'
import { bookingRules, strongestLevel } from '@kasack/contract/judge.ts'
import type { Db } from '../platform/database/db.ts'
import { ofEach } from '../platform/request/large-answer.ts'
import { findKnown } from './queries.ts'
import type { PlanOf } from './rules.ts'
import { askedOf, factsOf, groundOfJudge } from './rules.ts'

/** How much speaks against plans, by the ids that they are given; one of which nothing does is null. One statement for all of them. */
export async function findLevels(db: Db, plans: readonly (PlanOf & { id: number })[]): Promise<Map<number, FindingLevel | null>> {
  if (plans.length === 0) return new Map()
  const ground = groundOfJudge(await findKnown(db, plans.map(askedOf)))
  const levels = await ofEach(plans, ({ id, ...planned }): [number, FindingLevel | null] => {
    const facts = factsOf(ground, planned)
    return [id, facts && strongestLevel(bookingRules, planned.plan, facts)]
  })
  return new Map(levels)
}
