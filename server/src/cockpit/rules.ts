import type { settleRow } from '@kasack/contract/cockpit.ts'
import type { Input } from '@kasack/contract/entity.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'

/** A row cannot be settled until a day in the past. */
export const refuseSettle = ({ until }: Pick<Input<typeof settleRow>, 'until'>, { today }: { today: string }): Problems =>
  until !== null && until < today ? { until: [problemTexts.before_today] } : {}
