import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import type { Db } from '../database/db.ts'
import { findFirst, readFirst } from './read-first.ts'

const db = {} as Db // the finders below know their records by heart
const ward = readFirst('ward', (_db, id) => Promise.resolve(id === 7 ? { beds: 12 } : undefined))
const nurse = readFirst('nurse', (_db, id) => Promise.resolve(id === 3 ? { exam: 'RN' } : undefined))
const find = (context: object) => findFirst(db, [ward, nurse], { ...context })

test('only records that a context refers to are found, each by its parameter', async () => {
  const found = await find({ ward: 7 })
  expect([ward.in({ found }), nurse.in({ found })]).toEqual([{ beds: 12 }, null])
})

test('unknown records are refused, all together', async () => {
  await expect(find({ ward: 8, nurse: 4 })).rejects.toMatchObject({
    status: 400,
    reason: { ward: [problemTexts.unknown_reference], nurse: [problemTexts.unknown_reference] },
  })
})
