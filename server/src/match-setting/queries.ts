import { matchSetting } from '@kasack/contract/match-setting.ts'
import { wholeMap } from '@kasack/contract/map-field.ts'
import type { MatchWeights } from '@kasack/contract/match-weight.ts'
import type { Db } from '../platform/database/db.ts'

/** How much each part of a score weighs. */
export async function findWeights(db: Db): Promise<MatchWeights> {
  const { weights } = await db.selectFrom('match_setting').select('weights').executeTakeFirstOrThrow()
  return wholeMap(matchSetting.fields.weights, weights) as MatchWeights // each key with its number
}
