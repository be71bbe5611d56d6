import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasServer } from '../embedded-database/program.test-support.ts'
import { backUp } from './back-up.ts'
import { makeDatabase, newFolder } from './backup.test-support.ts'

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

test('a backup goes to a new folder outside of what it copies', async () => {
  const dataDirectory = newFolder()
  await expect(backUp({ databaseUrl, dataDirectory }, newFolder(), clock)).rejects.toThrow('is there already')
  await expect(backUp({ databaseUrl, dataDirectory }, join(dataDirectory, 'backup'), clock)).rejects.toThrow('name a folder elsewhere')
})

test('where there is no database, a backup says so and makes none', async () => {
  const [dataDirectory, target] = [newFolder(), join(newFolder(), 'backup')]
  await expect(backUp({ databaseUrl, dataDirectory }, target, clock)).rejects.toThrow('There is no database')
  expect(existsSync(join(dataDirectory, 'database'))).toBe(false)
  expect(existsSync(`${target}.incomplete`)).toBe(false)
})
