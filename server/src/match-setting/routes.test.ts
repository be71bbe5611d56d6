import { defaultWeights } from '@kasack/contract/match-weight.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { as, db } = await testApp()
const root = await as({ is_superuser: true })
const anna = await as()
const path = '/match-settings.json/'
const nothing = Object.fromEntries(Object.keys(defaultWeights).map((code) => [code, 0]))

beforeEach(async () => {
  await root.patch(path, { weights: defaultWeights })
})

test('everybody reads what weighs how much, superusers change it, and what is not sent stays', async () => {
  expect((await anna.get(path)).body).toMatchObject({ id: 1, weights: defaultWeights })
  expect((await root.patch(path, { weights: { distance: 80, preferences: '0' } })).body.weights).toEqual({
    ...defaultWeights,
    distance: 80,
    preferences: 0,
  })
  expect((await anna.patch(path, { weights: { distance: 10 } })).status).toBe(403)
  expect((await sql<{ weights: object }>`select weights from match_setting`.execute(db)).rows[0]!.weights).toEqual({
    distance: 80,
    preferences: 0,
  })
})

test('a weight lies between 0 and 100, and is one of those that there are', async () => {
  for (const weight of [-1, 101, 2.5, 'viel', null, true])
    expect((await root.patch(path, { weights: { distance: weight } })).body.errors).toHaveProperty('weights')
  expect((await root.patch(path, { weights: { distance: 101 } }, { 'accept-language': 'de' })).body.errors.weights).toEqual([
    'Der Wert darf höchstens 100 sein.',
  ])
  expect((await root.patch(path, { weights: { age: 5 } })).body.errors.weights).toEqual(['One of these keys does not exist.'])
  expect((await anna.get(path)).body.weights).toEqual(defaultWeights)
})

test('something weighs something', async () => {
  expect(await root.patch(path, { weights: nothing })).toMatchObject({
    status: 400,
    body: { errors: { weights: ['At least one weight must be greater than 0.'] } },
  })
  expect((await root.patch(path, { weights: { ...nothing, known_here: 1 } })).status).toBe(200)
})
