import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { isKnownKey, vaultOf } from './secret-key.ts'

const { db, a } = await testApp()

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'kasack-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

beforeEach(async () => {
  await sql`truncate one_time_code, secret_key`.execute(db)
})

const given = (secretKey: string) => ({ secretKey, dataDirectory: '/nowhere' })
const [first, second] = ['a key that an agency has made up once', 'a key that it made up some other time']

test('without a setting the first start draws a key, for its owner alone, and every later one finds it', async () => {
  const dataDirectory = folder()
  const vaults = [await vaultOf(db, { secretKey: null, dataDirectory }), await vaultOf(db, { secretKey: null, dataDirectory })]
  expect(vaults[1]!.fingerprint).toEqual(vaults[0]!.fingerprint)
  expect(readdirSync(dataDirectory)).toEqual(['secret-key'])
  expect(statSync(join(dataDirectory, 'secret-key')).mode & 0o777).toBe(0o600)
  const key = readFileSync(join(dataDirectory, 'secret-key'), 'utf8').trim()
  expect(key).toMatch(/^[\w-]{43}$/)
  // The same key may be given as a setting.
  expect((await vaultOf(db, given(key))).fingerprint).toEqual(vaults[0]!.fingerprint)
})

test('two who start at once agree on one key', async () => {
  const dataDirectory = folder()
  const vaults = await Promise.all(Array.from({ length: 5 }, () => vaultOf(db, { secretKey: null, dataDirectory })))
  expect(new Set(vaults.map(({ fingerprint }) => fingerprint.toString('hex'))).size).toBe(1)
})

test('a file that holds no key stops the start with one line, and so does a folder that cannot be written', async () => {
  const dataDirectory = folder()
  writeFileSync(join(dataDirectory, 'secret-key'), 'short\n')
  await expect(vaultOf(db, { secretKey: null, dataDirectory })).rejects.toThrow(/^SECRET_KEY accepts 32 characters/)
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  chmodSync(file, 0o600)
  await expect(vaultOf(db, { secretKey: null, dataDirectory: join(file, 'below') })).rejects.toThrow(/^DATA_DIR accepts/)
})

test('another key takes the place of one that nothing depends on, else it stops the start', async () => {
  const former = await vaultOf(db, given(first))
  const later = await vaultOf(db, given(second))
  expect([await isKnownKey(db, former), await isKnownKey(db, later)]).toEqual([false, true])
  const user = await a.user()
  await sql`insert into one_time_code (user_id, secret, created_datetime) values (${user}, ${Buffer.from('sealed')}, now())`.execute(db)
  await expect(vaultOf(db, given(first))).rejects.toThrow(
    'SECRET_KEY accepts the key that the one-time codes in this database were created with (docs/backup.md)',
  )
  expect((await vaultOf(db, given(second))).fingerprint).toEqual(later.fingerprint)
})
