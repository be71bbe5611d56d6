import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { firstStart } from '../../src/first-start.ts'
import type { Db } from '../../src/platform/database/db.ts'
import { openDatabase } from '../../src/platform/database/db.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { readSettings } from '../../src/platform/program/env.ts'
import { restoreFixture } from './fixture.ts'

const settings = readSettings({ DATABASE_URL: 'postgres://nowhere' })
const usual = ['Dispatcher', 'Recruiting', 'Reporting', 'Support']
const mayClear = ['employees.view_document', 'employees.change_document', 'employees.view_health_document', 'vacancies.override_finding']

/** The groups of an agency of the oldest schema after its upgrade: once migrated, and once today's program has started twice. */
async function upgradeGroups(change: (db: Db) => Promise<unknown>) {
  const { url, drop } = await restoreFixture('0002_facility')
  const db = openDatabase({ connectionString: url }, { size: 2 })
  onTestFinished(async () => {
    await db.destroy()
    await drop()
  })
  await change(db)
  await migrate({ connectionString: url })
  const migrated = await groupsOf(db)
  const start = () => firstStart(db, settings, { now: () => new Date('2026-11-28T09:00:00Z') })
  expect([await start(), await start()]).toEqual([[], []])
  return { migrated, started: await groupsOf(db) }
}

async function groupsOf(db: Db): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string; permissions: string[] }>`select name, permissions from user_group`.execute(db)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  return Object.fromEntries(rows.map(({ name, permissions }) => [name, permissions]))
}

test('an agency with groups gets the group Clearance once', async () => {
  const { migrated, started } = await upgradeGroups(async () => undefined)
  expect(Object.keys(migrated).toSorted()).toEqual(['Clearance', ...usual])
  expect(migrated['Clearance']).toEqual(mayClear)
  expect(started).toEqual(migrated)
})

test('an agency without groups gets it with the others at the next start', async () => {
  const { migrated, started } = await upgradeGroups(async (db) => {
    await sql`delete from user_group_member`.execute(db)
    await sql`delete from user_group`.execute(db)
  })
  expect(migrated).toEqual({})
  expect(Object.keys(started).toSorted()).toEqual(['Clearance', ...usual])
  expect(started['Clearance']).toEqual(mayClear)
})

test('an agency that has a group of that name keeps it as it is', async () => {
  const { migrated, started } = await upgradeGroups((db) =>
    sql`insert into user_group (name, permissions) values ('CLEARANCE', '{vacancies.view_booking}')`.execute(db),
  )
  expect(Object.keys(migrated).toSorted()).toEqual(['CLEARANCE', ...usual])
  expect(migrated['CLEARANCE']).toEqual(['vacancies.view_booking'])
  expect(started).toEqual(migrated)
})
