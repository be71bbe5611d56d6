import fc from 'fast-check'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '../database.ts'

const { db, connection } = await freshDatabase()
await sql`insert into "user" (username, password_hash) values ('anna', 'none')`.execute(db)

const facility = 'insert into facility (name, facility_type_id, created_datetime) select $$Haus$$, min(id), now() from facility_type'
const person = `insert into contact_person (first_name, last_name, facility_id, created_datetime)
  select 'Eva', 'Kern', (select max(id) from facility), now()`
const entries = (
  kind: number,
) => `insert into engagement (action_type_id, facility_id, contact_person_id, created_by_user_id, created_datetime)
  select ${kind}, facility.id, (select max(id) from contact_person), 1, now() from facility order by id desc limit 3`
const employee = `insert into employee (first_name, last_name, status_id, created_datetime) select 'Ute', 'Voss', min(id), now() from employee_status`
const someOf = (table: string) => `from ${table} where id % 3 = (select count(*) from ${table}) % 3`

/** Writes of every kind: single and many, cascades, references set to null, no-ops, and some that fail. */
const statement = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }).map(entries) },
  fc.constantFrom(
    facility,
    facility,
    person,
    employee,
    `update engagement set action_type_id = action_type_id % 4 + 1`,
    `update engagement set note = 'neu' where false`,
    `update facility set name = name`,
    `delete ${someOf('contact_person')}`,
    `delete ${someOf('engagement')}`,
    `delete ${someOf('facility')}`,
    `delete from facility where not exists (select 1 from engagement where facility_id = facility.id) and not exists (select 1 from contact_person where facility_id = facility.id)`,
    `insert into facility_tag select facility.id, tag.id from facility, tag order by 1 desc, 2 limit 2 on conflict do nothing`,
    `delete from "user" where id > 1`,
    `insert into "user" (username, password_hash) select 'u' || count(*) || random(), 'none' from "user"`,
    `insert into user_group_member select max("user".id), min(user_group.id) from "user", user_group on conflict do nothing`,
    'truncate facility_tag',
    `truncate employee, engagement, facility, contact_person, facility_tag, contact_person_tag, email_template_facility,
      employee_tag, employee_qualification, employee_preferred_facility_type, employee_preferred_facility_department`,
  ),
)
const transaction = fc.record({ statements: fc.array(statement, { minLength: 1, maxLength: 4 }), commits: fc.boolean() })

test('what is kept equals what is counted after any writes, and every commit that wrote has a version of its own', async () => {
  const agree = fc.asyncProperty(fc.array(transaction, { minLength: 5, maxLength: 25 }), async (all) => {
    for (const { statements, commits } of all) {
      const before = await version()
      const wrote = await run(statements, commits)
      expect((await version()) > before).toBe(wrote)
      expect(await kept()).toEqual(await counted())
    }
  })
  await fc.assert(agree, { numRuns: 15 })
})

test('writers at once, some of them killed, keep the counts and wait for nobody', async () => {
  await Promise.all(
    Array.from({ length: 12 }, async (_, writer) => {
      for (let turn = 0; turn < 12; turn++) {
        const client = new pg.Client(connection)
        client.on('error', () => undefined) // it is killed below
        await client.connect()
        await client.query('begin')
        // In alternating order: writers that waited for a number would deadlock.
        for (const one of writer % 2 ? [facility, entries(1), employee] : [employee, entries(2), entries(1), facility])
          await client.query(one)
        // The client knows its server process, though its types do not say so.
        if ((writer + turn) % 5 === 0)
          await sql`select pg_terminate_backend(${(client as unknown as { processID: number }).processID})`.execute(db)
        else await client.query(turn % 4 === 0 ? 'rollback' : 'commit')
        await client.end().catch(() => undefined)
      }
    }),
  )
  expect(await kept()).toEqual(await counted())
})

/** Runs a transaction and returns whether it wrote anything. A failed statement undoes only itself. */
async function run(statements: string[], commits: boolean): Promise<boolean> {
  let wrote = false
  const done = db.transaction().execute(async (tx) => {
    for (const one of statements) {
      await sql`savepoint before`.execute(tx)
      try {
        const { numAffectedRows } = await sql.raw(one).execute(tx)
        wrote ||= Number(numAffectedRows ?? 0) > 0 || one.startsWith('truncate')
      } catch {
        await sql`rollback to savepoint before`.execute(tx)
      }
    }
    if (!commits) throw new Error('undone')
  })
  await done.catch((error: unknown) => {
    if (!(error instanceof Error && error.message === 'undone')) throw error
  })
  return wrote && commits
}

type Numbers = { entity: string; kind: number; number: number }[]

const kept = () => numbers(sql`select entity, kind, sum(number)::bigint as number from kept_count group by 1, 2`)

async function counted(): Promise<Numbers> {
  const { rows } = await sql<{ entity: string }>`select distinct entity from kept_count`.execute(db)
  const each = rows.map(({ entity }) => {
    const kind = entity === 'engagement' ? sql`action_type_id` : sql`0`
    return sql`select ${entity}::text as entity, ${kind} as kind, count(*) as number from ${sql.table(entity)} group by 2`
  })
  return numbers(sql.join(each, sql` union all `))
}

const numbers = async (of: RawBuilder<unknown>): Promise<Numbers> =>
  (await sql<Numbers[number]>`select * from (${of}) one where number <> 0 order by entity, kind`.execute(db)).rows

async function version(): Promise<number> {
  const { rows } = await sql<{ version: number }>`select sum(version)::bigint as version from kept_count`.execute(db)
  return rows[0]!.version
}
