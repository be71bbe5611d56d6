import type { Page } from '@kasack/contract/list.ts'
import type { EmployeeMatch } from '@kasack/contract/match-list.ts'
import type { MatchSetting } from '@kasack/contract/match-setting.ts'
import { matchSetting as entity } from '@kasack/contract/match-setting.ts'
import type { MatchWeights } from '@kasack/contract/match-weight.ts'
import { employeesFor } from '../match/queries.ts'
import { listCall } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { read } from '../shared/call/read.ts'
import { problemsOf } from '../shared/call/refusal.ts'
import { notifyDone } from '../shared/call/undo.ts'
import { versionOf } from '../shared/call/version.ts'
import { t } from '../shared/language/i18n.ts'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

/** Largest number of employees compared. */
export const mostCompared = 200

/** The employees compared for a vacancy, ranked by the stored weights. */
export const comparedFor = (vacancy: number) => read<Page<EmployeeMatch>>(employeesFor(vacancy).path, { page: 1, size: mostCompared })

/** Saves the weights and confirms it, or returns what is wrong with them. */
export async function saveWeights(setting: MatchSetting, weights: MatchWeights): Promise<{ ok: boolean; problems: string[] }> {
  let problems: string[] = []
  const { ok } = await request({
    method: 'PATCH',
    path: listCall(entity),
    body: { weights, ...versionOf(setting) },
    entity: entity.noun,
    labels,
    hooks: {
      200: (answer) => notifyDone(t(texts.stored), answer),
      400: ({ data }) => {
        problems = Object.values(problemsOf(data as never)).flat() // a refusal
      },
    },
  })
  return { ok, problems }
}
