import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { inDatabase } from '../../../test/in-database.ts'
import { query } from '../embedded-database/program.test-support.ts'
import { dumpDatabase } from './dump-database.ts'

const server = inject('server')

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kasack-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'database.dump')
}

test('a dump that fails says why', async () => {
  await expect(dumpDatabase('postgres://nobody:secret@127.0.0.1:1/nothing', newFile())).rejects.toThrow(/pg_dump/)
})

// oxlint-disable-next-line vitest/no-conditional-tests -- the embedded server comes without pg_dump; the run on an ordinary server has both
if ('connectionString' in server) {
  const newDatabase = async (name: string) => {
    await query(server, `create database ${name}`)
    onTestFinished(async () => void (await query(server, `drop database ${name}`)))
    return inDatabase(server, name) as typeof server
  }

  test('a dump restores to a database with the same rows', async () => {
    const from = await newDatabase(`dumped_${process.pid}`)
    const to = await newDatabase(`restored_${process.pid}`)
    await query(from, `create table entry as select 'Öl' as name`)
    const file = newFile()
    await dumpDatabase(from.connectionString, file)
    execFileSync('pg_restore', ['--no-owner', `--dbname=${to.connectionString}`, file])
    expect(await query(to, 'select name from entry')).toEqual([{ name: 'Öl' }])
  })
}
