import { readFile, readdir } from 'node:fs/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTables, migrate } from '../../src/platform/database/migrate.ts'
import { emptyDatabase } from '../database.ts'

// What migrations make of the rows of an agency that worked with an older version.

const folder = new URL('../../migrations/', import.meta.url)
const before = '0206_employee_documents.sql'

/** The database of an agency without the newer migrations, and a client that leaves no lines of history. */
async function olderDatabase() {
  const { url, drop } = await emptyDatabase()
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  await client.query(`set kasack.history = 'off'`)
  const older = (await readdir(folder)).filter((name) => name < before).toSorted()
  await createTables(client, older)
  await client.query('insert into migration (name) select unnest($1::text[])', [older])
  const rows = async (statement: string) => (await client.query<Record<string, unknown>>(statement)).rows
  return { url, rows }
}

test('an agency with groups gets Clearance unless it has one, mails say when somebody was asked, and nothing is told as a change', async () => {
  const { url, rows } = await olderDatabase()
  const documents = await readFile(new URL(before, folder), 'utf8')
  const groupsAfter = async (groups: string[]) => {
    await rows('begin')
    for (const name of groups) await rows(`insert into user_group (name, permissions) values ('${name}', '{}')`)
    await rows(documents)
    const found = await rows('select name from user_group order by id')
    await rows('rollback')
    return found.map(({ name }) => name)
  }
  expect([await groupsAfter([]), await groupsAfter(['Support', 'CLEARANCE'])]).toEqual([[], ['Support', 'CLEARANCE']])

  await rows(`
    insert into user_group (name, permissions) values ('Support', '{}');
    insert into "user" (id, username, password_hash) values (1, 'anna', 'none');
    insert into user_group_member select 1, id from user_group;
    insert into facility_type (id, name) values (1, 'Klinik');
    insert into facility_department (id, name) values (1, 'ITS');
    insert into vacancy_type (id, name) values (1, 'Pflege');
    insert into facility (id, name, facility_type_id, created_datetime) values (1, 'Elbmark', 1, now());
    insert into vacancy (id, vacancy_type_id, facility_id, department_id, date_lower, created_by_user_id, created_datetime)
    values (1, 1, 1, 1, '2026-01-01', 1, now());
    insert into employee_status (id, name) values (1, 'Verfügbar');
    insert into employee (id, first_name, last_name, status_id, created_datetime) select id, 'Eva', 'Beispiel', 1, now() from generate_series(1, 3) id;
    insert into candidate (id, vacancy_id, employee_id, employee_asked, facility_asked, created_datetime)
    values (1, 1, 1, true, true, now()), (2, 1, 2, false, true, now()), (3, 1, 3, false, false, now());
    insert into email_template (id, name, code, category) values (1, 'Profil', 'profile', 'profile'), (2, 'Anfrage', 'asked', 'candidate');
    insert into outbox (candidate_id, employee_id, template_id, created_datetime, recipient, subject, text, html, language, message_id, state, next_attempt_datetime)
    select candidate, candidate, template, day::timestamptz, 'pdl@klinik.example', '', '', '', 'de', day, 'waiting', now()
    from (values
      (1, 1, '2026-01-05 12:00Z'), (1, 1, '2026-01-07 12:00Z'), (1, 2, '2026-01-06 12:00Z'), (2, 2, '2026-01-08 12:00Z'), (3, 1, '2026-01-09 12:00Z')
    ) mail (candidate, template, day)`)
  expect(await migrate({ connectionString: url })).toContain(before)
  expect(
    await rows(
      'select name, (select count(*)::int from user_group_member where user_group_id = id) as members from user_group order by id',
    ),
  ).toEqual([
    { name: 'Support', members: 1 },
    { name: 'Clearance', members: 0 },
  ])
  const [first, ...others] = await rows('select employee_asked_datetime, facility_asked_datetime from candidate order by id')
  const day = (at: string) => new Date(`2026-01-${at}T12:00Z`)
  expect(first).toEqual({ employee_asked_datetime: day('06'), facility_asked_datetime: day('07') })
  expect(others).toEqual([1, 2].map(() => ({ employee_asked_datetime: null, facility_asked_datetime: null })))
  expect(await rows('select act, entity from history_line')).toEqual([])
})
