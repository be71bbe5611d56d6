import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { changeAvailableFrom, replaceDispatcher } from './writes.ts'

const { a, as, db } = await testApp()
const root = await as({ is_superuser: true })
const read = async (id: number) => (await root.get(`/employees/${id}.json/`)).body

test('who is dispatched by one user is dispatched by another, and nobody else', async () => {
  const [from, to, third] = [await a.user(), await a.user(), await a.user()]
  const [hers, others] = [await a.employee({ dispatcher: from }), await a.employee({ dispatcher: third })]
  await replaceDispatcher(db, from, to)
  expect([(await read(hers)).dispatcher.id, (await read(others)).dispatcher.id]).toEqual([to, third])
})

test('the day from which somebody is free is set, and taken away again', async () => {
  const [employee, other] = [await a.employee(), await a.employee({ available_from_date: '2026-08-01' })]
  await changeAvailableFrom(db, employee, '2026-07-01')
  expect([(await read(employee)).available_from_date, (await read(other)).available_from_date]).toEqual(['2026-07-01', '2026-08-01'])
  await changeAvailableFrom(db, employee, null)
  expect((await read(employee)).available_from_date).toBeNull()
})
