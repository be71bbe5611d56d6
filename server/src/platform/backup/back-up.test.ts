import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasServer } from '../embedded-database/program.test-support.ts'
import { backUp } from './back-up.ts'
import { makeDatabase, newFolder, query, writeFile } from './backup.test-support.ts'
import { extentOf } from './manifest.ts'
import { withDatabase } from './open-database.ts'

const clock = { now: () => new Date('2026-06-10T10:00:00Z') }
const databaseUrl = null

test('a backup of a program that does not run leaves no server behind, and lets nobody else in', async () => {
  const [dataDirectory, target] = [newFolder(), join(newFolder(), 'new', 'backup')]
  await makeDatabase({ databaseUrl, dataDirectory })
  const manifest = await backUp({ databaseUrl, dataDirectory }, target, clock)
  expect(manifest).toMatchObject({ begun: '2026-06-10T10:00:00.000Z', kind: 'embedded', postgres: expect.stringMatching(/^18\./) })
  expect(hasServer(join(dataDirectory, 'database'))).toBe(false)
  expect(readdirSync(join(target, '..'))).toEqual(['backup'])
  expect([statSync(target).mode & 0o077, statSync(join(target, 'tables/user.tsv')).mode & 0o077]).toEqual([0, 0])
})

test('a backup without the files that rows name is refused: DATA_DIR is another one; one that is lost is told', async () => {
  const [dataDirectory, target] = [newFolder(), join(newFolder(), 'backup')]
  const place = { databaseUrl, dataDirectory }
  await makeDatabase(place)
  await withDatabase(place, (connection) => query(connection, namingFiles))
  await expect(backUp(place, target, clock)).rejects.toThrow(/contains none of the files the database refers to: set DATA_DIR/)
  expect(existsSync(target)).toBe(false)
  writeFile(join(dataDirectory, 'files/ab', kept), 'AGB')
  const manifest = await backUp(place, target, clock)
  expect(manifest.missing).toEqual([lost])
  expect(extentOf(manifest)).toContain('1 files (1 more that the rows refer to were not in DATA_DIR)')
})
const [kept, lost] = ['ab'.repeat(32), 'cd'.repeat(32)]
const namingFiles = [kept, lost]
  .map((sum) => `insert into email_attachment (name, file_name, file_type, file_size, file_sha256) values ('${sum}', '', '', 3, '${sum}')`)
  .join(';')

test('a backup goes to a new folder outside of what it copies', async () => {
  const dataDirectory = newFolder()
  await expect(backUp({ databaseUrl, dataDirectory }, newFolder(), clock)).rejects.toThrow('already exists')
  await expect(backUp({ databaseUrl, dataDirectory }, join(dataDirectory, 'backup'), clock)).rejects.toThrow('name a folder elsewhere')
})

test('where there is no database, a backup says so and makes none', async () => {
  const [dataDirectory, target] = [newFolder(), join(newFolder(), 'backup')]
  await expect(backUp({ databaseUrl, dataDirectory }, target, clock)).rejects.toThrow('There is no database')
  expect(existsSync(join(dataDirectory, 'database'))).toBe(false)
  expect(readdirSync(join(target, '..'))).toEqual([])
})
