import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { writerOf } from '../../test/writer.ts'
import { Refusal } from '../platform/text/refusal.ts'
import { write } from '../platform/write/write.ts'
import { candidates } from './records.ts'
import { texts } from './texts.ts'

const { a, as, clock, db } = await testApp()
const root = await as({ is_superuser: true })
const writer = writerOf(root.id, clock.now())

test.for([
  ['employee_asked', { employee_asked: true, facility_asked: false, status: 'new' }],
  ['facility_asked', { employee_asked: false, facility_asked: true, status: 'applied' }],
] as const)('of a candidate it is noted that %s, with what follows, and once', async ([act, expected]) => {
  const id = await a.candidate()
  const note = () => write({ db, caller: writer.caller }, async (tx) => candidates.act(tx, writer, (await candidates.hold(tx, id))!, act))
  await note()
  const { body } = await root.get(`/candidates/${id}.json/`)
  expect(body).toMatchObject(expected)
  await note()
  expect((await root.get(`/candidates/${id}.json/`)).body).toEqual(body)
})

test('of those written at once one who is refused takes nothing from the next, and one who is stored does', async () => {
  const pair = { vacancy: await a.vacancy(), employee: await a.employee() }
  const rows = [{ ...pair, status: 'gone' }, pair, pair, { ...pair, status: 'applied' }]
  const created = await write({ db, caller: writer.caller }, (tx) => candidates.createMany(tx, writer, rows))
  expect(created.map((one) => (one instanceof Refusal ? one.reason : typeof one))).toEqual([
    { status: [problemTexts.not_choice] },
    'number',
    { employee: [texts.known] },
    { employee: [texts.known] },
  ])
})
