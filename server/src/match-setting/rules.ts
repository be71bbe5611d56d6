import type { Input } from '@kasack/contract/entity.ts'
import type { matchSetting } from '@kasack/contract/match-setting.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

/** Reasons to refuse weights: if all are zero, there is no ranking. */
export const refuseMatchSetting = ({ weights }: Input<typeof matchSetting>): Problems =>
  Object.values(weights).every((weight) => weight === 0) ? { weights: [texts.nothing_weighs] } : {}
