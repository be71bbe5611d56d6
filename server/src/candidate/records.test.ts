import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { writerOf } from '../../test/writer.ts'
import { write } from '../platform/write/write.ts'
import { candidates } from './records.ts'

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
