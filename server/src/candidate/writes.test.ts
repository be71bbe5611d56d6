import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { releaseCandidate, signCandidate } from './writes.ts'

const { a, as, db } = await testApp()
const root = await as({ is_superuser: true })
const statusOf = async (id: number) => (await root.get(`/candidates/${id}.json/`)).body.status

test.for([
  ['who has no booking', null, 'new'],
  ['whose booking is cancelled', { cancelled: true }, 'new'],
  ['whose booking was ended early', { terminated: true }, 'new'],
  ['who is booked', {}, 'signed'],
] as const)('of those who have signed, one %s is released or stays', async ([, booking, expected]) => {
  const pair = { vacancy: await a.vacancy({ number_of_positions: 3 }), employee: await a.employee() }
  const candidate = await a.candidate(pair)
  if (booking) await a.booking({ ...pair, ...booking })
  await signCandidate(db, pair)
  expect(await statusOf(candidate)).toBe('signed')
  await releaseCandidate(db, pair)
  expect(await statusOf(candidate)).toBe(expected)
})

test('who has not signed is not released, and nobody else signs', async () => {
  const vacancy = await a.vacancy()
  const [one, other] = [await a.employee(), await a.employee()]
  const [rejected, fresh] = [await a.candidate({ vacancy, employee: one }), await a.candidate({ vacancy, employee: other })]
  await root.patch(`/candidates/${rejected}.json/`, { status: 'rejected_by_facility' })
  await releaseCandidate(db, { vacancy, employee: one })
  await signCandidate(db, { vacancy, employee: 999_999 })
  expect([await statusOf(rejected), await statusOf(fresh)]).toEqual(['rejected_by_facility', 'new'])
})
