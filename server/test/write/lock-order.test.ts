import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { write } from '../../src/platform/write/write.ts'
import { testApp } from '../app.ts'
import { heldBy, lockOrder } from './lock-order.ts'

const { db } = await testApp()

test('a statement holds what it changes, deletes or locks, and adds what it inserts', () => {
  expect(heldBy('update facility set name = $1 where id in (select id from vacancy)')).toEqual({ held: ['facility'], added: [] })
  expect(heldBy('select 1 from facility where id = (select facility_id from vacancy where id = $1) for share').held).toEqual(['facility'])
  expect(heldBy('select * from (select id from "user" where id = $1 for no key update) held').held).toEqual(['user'])
  expect(heldBy('select id from facility_type where id = $1 for key share').held).toEqual([])
  expect(heldBy('insert into engagement (id) select id from facility')).toEqual({ held: [], added: ['engagement'] })
  expect(heldBy('with gone as (delete from absence where id = $1 returning id) select count(*) from gone').held).toEqual(['absence'])
})

test.for(lockOrder.slice(1).map((table, at) => [lockOrder[at]!, table] as const))(
  'who holds %s before %s goes on, and the other way round fails',
  async ([before, after]) => {
    const hold = (...tables: string[]) =>
      write({ db, caller: { id: 1 } }, async (tx) => {
        for (const table of tables) await sql`select from ${sql.table(table)} for no key update`.execute(tx)
      })
    await hold(before, after, before)
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await expect(hold(after, before)).rejects.toThrow(`${before} is held after ${after}`)
    told.mockRestore()
  },
)
