import { matchSetting } from '@kasack/contract/match-setting.ts'
import { withDefaults } from '@kasack/contract/map-field.ts'
import type { MatchWeights } from '@kasack/contract/match-weight.ts'
import type { Db } from '../platform/database/db.ts'

/** The weight of each part of a score. */
export async function findWeights(db: Db): Promise<MatchWeights> {
  const { weights } = await db.selectFrom('match_setting').select('weights').executeTakeFirstOrThrow()
  return withDefaults(matchSetting.fields.weights, weights) as MatchWeights // completed, so that each key has its number
}
