import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { Moved } from './hold.ts'
import { write } from './write.ts'

const { db, drop } = await freshDatabase()
afterAll(drop)
await sql`create table note (text text not null)`.execute(db)
const notes = async () => (await sql<{ text: string }>`select text from note`.execute(db)).rows.map(({ text }) => text)

/** Writes a note, and fails this many times with that error. */
async function failing(times: number, error: () => Error | Promise<never>) {
  let attempts = 0
  const done = write({ db, caller: { id: 1 } }, async (tx) => {
    attempts += 1
    await sql`insert into note values (${`attempt ${attempts}`})`.execute(tx)
    if (attempts <= times) throw await error()
  })
  return {
    attempts: () => attempts,
    error: await done.then(
      () => null,
      (error_: unknown) => error_,
    ),
  }
}

const conflict = (code: string) => Object.assign(new Error('conflict'), { code })

test.for([
  ['a circle of waiting writers was ended', () => conflict('40P01')],
  ['it could not be serialised', () => conflict('40001')],
  ['what was to be held had moved', () => new Moved()],
] as const)('a write begins anew where %s, and nothing of the first try remains', async ([, error]) => {
  await sql`truncate note`.execute(db)
  const { attempts, error: failed } = await failing(2, error)
  expect([attempts(), failed, await notes()]).toEqual([3, null, ['attempt 3']])
})

test.for([
  ['an error of the program', () => new Error('wrong')],
  ['another error of the database', () => conflict('23505')],
] as const)('after %s nothing is tried again', async ([, error]) => {
  await sql`truncate note`.execute(db)
  const { attempts, error: failed } = await failing(1, error)
  expect([attempts(), failed, await notes()]).toEqual([1, expect.any(Error), []])
})

test('who is in each other’s way for ever is told so in the end', async () => {
  const { attempts, error } = await failing(99, () => new Moved())
  expect([attempts(), error]).toEqual([5, expect.any(Moved)])
})
