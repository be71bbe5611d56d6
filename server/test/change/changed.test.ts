import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { announce, changeChannel } from '../../src/platform/database/announce.ts'
import { testApp } from '../app.ts'

const { a, as, db, connection } = await testApp()
const anna = await as()

/** Tables that belong to no record. */
const apart = [
  'application_key',
  'booking_override',
  'candidate_rejection',
  'change_note',
  'email_key',
  'history_line',
  'kept_count',
  'leasing_clock',
  'leasing_day',
  'leasing_due',
  'migration',
  'one_time_code',
  'passkey',
  'passkey_challenge',
  'pending_login',
  'presence',
  'recovery_code',
  'run',
  'search_cut',
  'search_due',
  'search_record',
  'search_state',
  'search_word',
  'secret_key',
  'session',
  'setup',
  'stored_file',
  'throttle_attempt',
]

test('every table that records are made of tells what changes', async () => {
  const { rows } = await sql<{ name: string; told: string }>`
    select pg_class.relname as name, string_agg(pg_trigger.tgname, ' ' order by pg_trigger.tgname) as told
    from pg_class left join pg_trigger on pg_trigger.tgrelid = pg_class.oid and pg_trigger.tgname like 'told%'
    where pg_class.relnamespace = 'public'::regnamespace and pg_class.relkind = 'r'
    group by 1 order by 1`.execute(db)
  const silent = rows.filter(({ told }) => told !== 'told_delete told_insert told_truncate told_update').map(({ name }) => name)
  expect(silent).toEqual(apart)
})

test('a transaction knows which records it changed, through whichever statement', async () => {
  const facility = await a.facility()
  const person = await a.contactPerson({ facility })
  const entry = await a.engagement({ facility, contact_person: person, action_type: await a.lookup('engagement_action') })
  const changed = await db.transaction().execute(async (tx) => {
    await sql`delete from contact_person where id = ${person}`.execute(tx)
    await sql`insert into facility_tag select ${facility}, min(id) from tag`.execute(tx)
    return noted(tx)
  })
  expect(changed.toSorted()).toEqual([`contact_person ${person}`, `engagement ${entry}`, `facility ${facility}`])
  expect(await noted(db)).toEqual([])
})

test('many records are noted as many, and what is undone is not noted', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into employee (first_name, last_name, status_id, created_datetime)
      select 'Eva', 'Kern', ${await a.lookup('employee_status')}, now() from generate_series(1, 101)`.execute(tx)
    await sql`savepoint here`.execute(tx)
    await sql`update tag set name = name`.execute(tx)
    await sql`rollback to savepoint here`.execute(tx)
    expect(await noted(tx)).toEqual(['employee *'])
  })
})

test('writes are announced after their commit, and the database knows who wrote', async () => {
  const heard = await listen()
  await sql`create table actor as select ''::text as id`.execute(db)
  await sql
    .raw(`create function note_actor() returns trigger language plpgsql as $$
    begin update actor set id = current_setting('kasack.actor'); return null; end $$`)
    .execute(db)
  await sql`create trigger actor after insert on facility_group for each statement execute function note_actor()`.execute(db)

  const answers = await Promise.all(['Nord', 'Ost', 'Süd'].map((name) => anna.post('/facilitygroups.json/', { name })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const lines = () => heard.join('\n').split('\n')
  await expect.poll(lines).toEqual(expect.arrayContaining(answers.map(({ body }) => `facility_group ${body.id}`)))
  expect((await sql`select id from actor`.execute(db)).rows).toEqual([{ id: `${anna.id}` }])
})

test('what is announced within a moment is one message, that says everything once', async () => {
  const heard = await listen()
  for (const changed of ['tag 1\n', 'facility 2\ntag 1\n', 'facility 3\n']) announce(db, changed)
  await expect.poll(() => heard).toContain('tag 1\nfacility 2\nfacility 3')
  expect(heard.filter((message) => message.includes('facility 3'))).toHaveLength(1)
})

/** The messages from now on. */
async function listen(): Promise<string[]> {
  const listener = new pg.Client(connection)
  await listener.connect()
  onTestFinished(() => listener.end())
  const heard: string[] = []
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await listener.query(`listen ${changeChannel}`)
  return heard
}

async function noted(tx: typeof db): Promise<string[]> {
  const { rows } = await sql<{ changed: string | null }>`select current_setting('kasack.changed', true) as changed`.execute(tx)
  return [...new Set((rows[0]?.changed ?? '').split('\n').filter(Boolean))]
}
