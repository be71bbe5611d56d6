import type { HistoryLine } from '@kasack/contract/history.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { as, clock } = await testApp()
const [boss, anna] = [await as({ is_superuser: true }), await as({ is_superuser: true })]

clock.set('2026-06-02T20:00:00Z')
const tag = (await boss.post('/lookups/tags.json/', { name: 'Nachtdienst' })).body.id as number
clock.set('2026-06-02T22:30:00Z') // the third in Berlin
await anna.patch(`/lookups/tags/${tag}.json/`, { name: 'Nachtwache', order: 7 })
clock.set('2026-06-03T06:00:00Z')
await boss.post('/facilitygroups.json/', { name: 'Verbund' })
await boss.remove(`/lookups/tags/${tag}.json/`)

/** What was done to what, newest first, in the lines that calls wrote. */
const found = async (query: string): Promise<string[]> => {
  const { results } = (await boss.get(`/history.json/?size=100&user__id=${boss.id},${anna.id}&${query}`)).body as { results: HistoryLine[] }
  return results.map(({ act, resource }) => `${act} ${resource}`)
}
const [made, changed, grouped, removed] = ['created lookups/tags', 'changed lookups/tags', 'created facilitygroups', 'deleted lookups/tags']

test('the newest line comes first, of two at once the later one', async () => {
  expect(await found('')).toEqual([removed, grouped, changed, made])
  expect(await found('sort=datetime')).toEqual([made, changed, grouped, removed])
  expect(await found('sort=-id')).toEqual([removed, grouped, changed, made])
})

test.for([
  [`resource=lookups/tags&record=${tag}`, [removed, changed, made]],
  ['resource=lookups/tags,facilitygroups', [removed, grouped, changed, made]],
  ['resource=lookups/none', []],
  ['act=created', [grouped, made]],
  ['act=changed,deleted', [removed, changed]],
  ['field=order', [removed, changed, made]],
  ['datetime__date__gte=2026-06-03', [removed, grouped, changed]],
  ['datetime__date__lte=2026-06-02', [made]],
] as const)('lines are filtered by %s', async ([query, expected]) => {
  expect(await found(query)).toEqual(expected)
})

test('lines are filtered by who wrote them', async () => {
  const { results } = (await boss.get(`/history.json/?user__id=${anna.id}`)).body as { results: HistoryLine[] }
  expect(results.map(({ act, resource }) => `${act} ${resource}`)).toEqual([changed])
})

test('what is no act, no number or no day is refused at its filter', async () => {
  for (const [query, name] of [
    ['act=gone', 'act'],
    ['record=a', 'record'],
    ['datetime__date__gte=yesterday', 'datetime__date__gte'],
  ] as const)
    expect((await boss.get(`/history.json/?${query}`)).body.errors).toHaveProperty(name)
})
