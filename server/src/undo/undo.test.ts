import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { casesOfCandidates } from './candidate-cases.test-support.ts'
import { casesOf } from './cases.test-support.ts'
import { casesOfRequirements } from './requirement-cases.test-support.ts'
import { leftBehind, stateOf } from './state.test-support.ts'
import { casesOfSteps } from './step-cases.test-support.ts'

const { a, as, db, anonymous } = await testApp({ variables: { APPLY_RATE_LIMIT: 'off' } })
const root = await as({ is_superuser: true })

type Answer = Awaited<ReturnType<typeof root.get>>
const groupOf = ({ headers }: Answer) => Number(headers['x-history-group'])
const undo = (group: number, by = root) => by.post(`/history/groups/${group}/undo.json/`)

const acts = [
  casesOf({ a, db, anonymous }, root),
  casesOfRequirements({ a }, root),
  casesOfCandidates({ a }, root),
  casesOfSteps({ a }, root),
].flatMap((cases) => Object.entries(cases))
const all = acts.flatMap(([act, cases]) => Object.entries(cases).map(([what, call]) => ({ name: `${act}: ${what}`, call })))

describe('whatever is done and undone leaves everything as it was, and what was mailed and counted', () => {
  test.for(all)('$name', async ({ call }) => {
    // The preparation of the call runs twice; the call itself is the last one that writes.
    let before: string[] = []
    const watched = watchLast(async () => (before = await stateOf(db)))
    const done = await watched(call)
    expect([done.status < 300, done.body]).toEqual([true, done.body])
    expect(await stateOf(db)).not.toEqual(before)
    const left = await leftBehind(db)
    const undone = await undo(groupOf(done))
    expect([undone.status, undone.body?.errors]).toEqual([200, undefined])
    expect(await stateOf(db)).toEqual(before)
    const after = await undo(undone.body.group)
    expect([after.status, after.body?.errors]).toEqual([200, undefined])
    const again = await undo(after.body.group)
    expect([again.status, again.body?.errors]).toEqual([200, undefined])
    expect(await stateOf(db)).toEqual(before)
    expect(await leftBehind(db)).toEqual(left)
  })
})

/** Looks at what is stored before each call that writes, so that the state before the last one is known. */
function watchLast(look: () => Promise<unknown>) {
  return async (call: () => Promise<Answer>): Promise<Answer> => {
    const methods = ['post', 'patch', 'remove'] as const
    const usual = methods.map((method) => root[method])
    for (const [place, method] of methods.entries()) {
      root[method] = async (...given: Parameters<(typeof root)[typeof method]>) => {
        await look()
        return (usual[place] as (...of: unknown[]) => Promise<Answer>)(...given)
      }
    }
    try {
      return await call()
    } finally {
      for (const [place, method] of methods.entries()) root[method] = usual[place]! as never
    }
  }
}
