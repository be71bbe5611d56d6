import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedDatabase } from '../embedded-database/embedded-database.ts'
import { acknowledged, hasServer, query, startProgram } from '../embedded-database/program.test-support.ts'
import { backUp } from './back-up.ts'

const databaseUrl = null

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kasack-'))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function rowsIn(dataDirectory: string): Promise<unknown[]> {
  const database = await startEmbeddedDatabase(join(dataDirectory, 'database'))
  try {
    return (await query(database.connection, 'select id from entry order by id')).map(({ id }) => id)
  } finally {
    await database.stop()
  }
}

test('a backup holds what was written before it, while writing goes on', async () => {
  const [dataDirectory, target] = [newFolder(), join(newFolder(), 'new', 'backup')]
  mkdirSync(join(dataDirectory, 'files/ab'), { recursive: true })
  writeFileSync(join(dataDirectory, 'files/ab/abc'), 'uploaded')
  mkdirSync(join(dataDirectory, 'files/unfinished'))
  writeFileSync(join(dataDirectory, 'files/unfinished/half'), 'uplo')
  const program = startProgram(join(dataDirectory, 'database'))
  const rows = await acknowledged(program, 300)
  const before = rows().slice()
  await backUp({ databaseUrl, dataDirectory }, target)
  await acknowledged(program, rows().length + 50)
  await program.stop()

  const restored = await rowsIn(target)
  expect(restored).toEqual(expect.arrayContaining(before))
  expect(restored).toEqual(restored.map((_, index) => index + 1))
  expect(readFileSync(join(target, 'files/ab/abc'), 'utf8')).toBe('uploaded')
  expect(existsSync(join(target, 'files/unfinished'))).toBe(false)
  expect(existsSync(`${target}.incomplete`)).toBe(false)
})

test('a backup of a program that does not run leaves no server behind', async () => {
  const [dataDirectory, target] = [newFolder(), join(newFolder(), 'backup')]
  const program = startProgram(join(dataDirectory, 'database'))
  const rows = await acknowledged(program, 10)
  await program.stop()
  await backUp({ databaseUrl, dataDirectory }, target)
  expect(hasServer(join(dataDirectory, 'database'))).toBe(false)
  expect(await rowsIn(target)).toEqual(rows())
})

test('a backup goes to a new folder outside of what it copies', async () => {
  const dataDirectory = newFolder()
  await expect(backUp({ databaseUrl, dataDirectory }, newFolder())).rejects.toThrow('is there already')
  await expect(backUp({ databaseUrl, dataDirectory }, join(dataDirectory, 'backup'))).rejects.toThrow('name a folder elsewhere')
})

test('where there is no database, a backup says so and makes none', async () => {
  const [dataDirectory, target] = [newFolder(), join(newFolder(), 'backup')]
  await expect(backUp({ databaseUrl, dataDirectory }, target)).rejects.toThrow('There is no database')
  expect(existsSync(join(dataDirectory, 'database'))).toBe(false)
  expect(existsSync(`${target}.incomplete`)).toBe(false)
})
