import type { EmployeeMatch } from '@kasack/contract/match-list.ts'
import { scoreOf } from '@kasack/contract/match-score.ts'
import type { MatchPartCode, MatchWeights } from '@kasack/contract/match-weight.ts'
import { matchPartCodes } from '@kasack/contract/match-weight.ts'

/** A compared employee: score and rank under the tried weights, and rank under the saved ones. */
export type RankChange = { match: EmployeeMatch; score: number; place: number; place_before: number }

/** The same employees under other weights, best first. Ties go to the nearer one, as on the server. */
export function rerank(matches: readonly EmployeeMatch[], weights: MatchWeights): RankChange[] {
  return matches
    .map((match, at) => ({ match, score: scoreOf(match.parts, weights), place_before: at + 1 }))
    .toSorted(
      (one, other) => other.score - one.score || distanceOrInfinity(one.match) - distanceOrInfinity(other.match) || idOf(one) - idOf(other),
    )
    .map((one, at) => ({ ...one, place: at + 1 }))
}

const distanceOrInfinity = ({ distance_km }: EmployeeMatch): number => distance_km ?? Number.MAX_VALUE
const idOf = ({ match }: { match: EmployeeMatch }): number => match.employee.id

/** A part's share of the score, in percent; 0 if all weights are 0. */
export function shareOf(code: MatchPartCode, weights: MatchWeights): number {
  const all = matchPartCodes.reduce((sum, one) => sum + weights[one], 0)
  return all === 0 ? 0 : (100 * weights[code]) / all
}
