import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../../test/database.ts'
import { throwAwayDirectory } from '../../../test/program/program.ts'
import { backUp } from './back-up.ts'
import { makeDatabase, newFolder, portrait, query, writeFile } from './backup.test-support.ts'
import { checksum } from './files.ts'
import { readManifest, writeManifest, type Manifest } from './manifest.ts'
import { move } from './move.ts'
import { withDatabase, type Place } from './open-database.ts'
import { restore } from './restore.ts'

const clock = { now: () => new Date('2026-06-10T10:00:00Z') }
const { directory, remove } = throwAwayDirectory()
const original: Place = { databaseUrl: null, dataDirectory: join(directory, 'data') }
const backup = join(directory, 'backup')
const upload = 'files/ab/abcdef'

beforeAll(async () => {
  await makeDatabase(original)
  writeFile(join(original.dataDirectory, upload), 'hochgeladen')
  writeFile(join(original.dataDirectory, 'files/unfinished/1'), 'halb')
  await backUp(original, backup, clock)
  return remove
})

const embedded = (folder = newFolder()): Place => ({ databaseUrl: null, dataDirectory: join(folder, 'data') })
async function onServer(): Promise<Place> {
  const { url, drop } = await emptyDatabase()
  onTestFinished(drop)
  return { databaseUrl: url, dataDirectory: join(newFolder(), 'data') }
}
const uploaded = ({ dataDirectory }: Place) => readFileSync(join(dataDirectory, upload), 'utf8')

test.for([
  ['the embedded database', async () => embedded()],
  ['a server', onServer],
] as const)('a backup of the embedded database is restored into %s, and backed up from there', async ([, place]) => {
  const target = await place()
  const again = join(newFolder(), 'backup')
  await restore(target, backup)
  expect(await portrait(target)).toEqual(await portrait(original))
  expect(uploaded(target)).toBe('hochgeladen')
  expect(readdirSync(target.dataDirectory).toSorted()).toEqual([...(target.databaseUrl === null ? ['database'] : []), 'files'])

  const { postgres: _, kind, ...contents } = await backUp(target, again, clock)
  const { postgres: _before, kind: _embedded, ...expected } = await readManifest(backup)
  expect(kind).toBe(target.databaseUrl === null ? 'embedded' : 'server')
  expect(contents).toEqual(expected)
})

test('a restored history has its lines and none of the restore and goes on with the next group', async () => {
  const told = `select id, group_id, entity, record_id, changes from history_line order by id`
  const rows = (place: Place, text: string) => withDatabase(place, (connection) => query(connection, text))
  const lines = await rows(original, told)
  expect(lines.length).toBeGreaterThan(3)
  const target = await onServer()
  await restore(target, backup)
  expect(await rows(target, told)).toEqual(lines)
  await rows(target, `update user_group set name = 'Weser' where name = 'Öl'`)
  const groups = lines.map(({ group_id }) => Number(group_id))
  const [newest] = await rows(target, `select group_id from history_line order by id desc limit 1`)
  expect(Number(newest!['group_id'])).toBe(Math.max(...groups) + 1)
})

test('the embedded database moves to a server, with every row, and back', async () => {
  const server = await onServer()
  const before = await portrait(original)
  const there: Place = { ...server, dataDirectory: original.dataDirectory }
  const sums = await move(there, 'to-server')
  expect(sums['user_group_member']).toMatchObject({ rows: 4 })
  expect([await portrait(there), await portrait(original)]).toEqual([before, before])
  await expect(move(there, 'to-server')).rejects.toThrow('The database is not empty')
  await expect(move(there, 'to-embedded')).rejects.toThrow('The database is not empty')

  await query({ connectionString: server.databaseUrl! }, `insert into user_group (name) values ('später')`)
  await move(server, 'to-embedded')
  const back: Place = { ...server, databaseUrl: null }
  expect(await portrait(back)).toEqual(await portrait(server))
})

test('a database that somebody uses is neither moved nor filled', async () => {
  const target = await onServer()
  await withDatabase(original, async (connection) => {
    const using = query(connection, 'select pg_sleep(60)').catch(() => undefined)
    await expect.poll(() => query(connection, 'select from pg_stat_activity where query ~ $$^select pg_sleep$$')).toHaveLength(1)
    await expect(move({ ...target, dataDirectory: original.dataDirectory }, 'to-server')).rejects.toThrow(
      /^Kasack or another program is using/,
    )
    await expect(restore(original, backup)).rejects.toThrow(/^Kasack or another program is using/)
    await query(connection, `select pg_terminate_backend(pid) from pg_stat_activity where query ~ $$^select pg_sleep$$`)
    await using
  })
  await expect(restore(original, backup)).rejects.toThrow(/^The database is not empty/)
})

/** A copy of the backup, changed by hand. */
async function changed(change: (folder: string) => void | Promise<void>): Promise<string> {
  const folder = join(newFolder(), 'backup')
  cpSync(backup, folder, { recursive: true })
  await change(folder)
  return folder
}
const rewrite = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')))
const flipByte = (file: string) => rewrite(file, (text) => String.fromCharCode(text.charCodeAt(0) ^ 1) + text.slice(1))
test.for<[name: string, change: (folder: string) => void, refusal: RegExp]>([
  ['without a manifest', (folder) => rmSync(join(folder, 'manifest.json')), /is not a backup: it has no manifest\.json$/],
  ['with half a manifest', (folder) => writeFileSync(join(folder, 'manifest.json'), '{"sha256":'), /manifest\.json has been changed since/],
  [
    'with a manifest of something else',
    (folder) => writeFileSync(join(folder, 'manifest.json'), '[]'),
    /manifest\.json has been changed since/,
  ],
  [
    'with a manifest that was changed',
    (folder) => rewrite(join(folder, 'manifest.json'), (text) => text.replace('embedded', 'server')),
    /manifest\.json has been changed since/,
  ],
  [
    'with a changed byte in a table',
    (folder) => flipByte(join(folder, 'tables/user.tsv')),
    /tables\/user\.tsv is different from what was written$/,
  ],
  [
    'with a row more',
    (folder) => appendFileSync(join(folder, 'tables/user.tsv'), 'x\n'),
    /tables\/user\.tsv is different from what was written$/,
  ],
  ['with a changed byte in a file', (folder) => flipByte(join(folder, 'data', upload)), /abcdef is different from what was written$/],
  ['without one of its files', (folder) => rmSync(join(folder, 'data', upload)), /abcdef is missing$/],
])('a folder %s is refused with one line, and nothing is made', async ([, change, refusal]) => {
  const target = embedded()
  const refused = await restore(target, await changed(change)).catch((error: Error) => error.message)
  expect(refused).toMatch(refusal)
  expect(refused).not.toContain('\n')
  expect(existsSync(target.dataDirectory)).toBe(false)
})

test('a backup of a newer program is refused with the migration that this one does not know', async () => {
  const folder = await changed(async (one) => {
    const manifest = await readManifest(one)
    rmSync(join(one, 'manifest.json'))
    await writeManifest(one, { ...manifest, migrations: [...manifest.migrations, '9999_from_tomorrow.sql'] })
  })
  await expect(restore(embedded(), folder)).rejects.toThrow(
    /^This database has been used by a newer version of Kasack \(it contains 9999_from_tomorrow\.sql\)/,
  )
})

/** A backup whose last table has a row with a dangling reference, and a manifest to match. */
const broken = () =>
  changed(async (folder) => {
    const table = join(folder, 'tables/user_group_member.tsv')
    appendFileSync(table, '4711\t1\n')
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest & { sha256?: string }
    delete manifest.sha256
    manifest.files['tables/user_group_member.tsv'] = (await checksum(table))!
    rmSync(join(folder, 'manifest.json'))
    await writeManifest(folder, manifest)
  })

test('what fails in the middle leaves no embedded database and no files', async () => {
  const target = embedded()
  await expect(restore(target, await broken())).rejects.toThrow(/foreign key/)
  expect(existsSync(target.dataDirectory)).toBe(false)
})
test('what fails in the middle leaves the server as it was, and no files', async () => {
  const target = await onServer()
  await expect(restore(target, await broken())).rejects.toThrow(/foreign key/)
  expect(existsSync(target.dataDirectory)).toBe(false)
  await restore(target, backup)
  expect(uploaded(target)).toBe('hochgeladen')
})

test('a folder with other files is left as it is; those that a killed restore has left are taken', async () => {
  const target = embedded()
  mkdirSync(target.dataDirectory)
  writeFile(join(target.dataDirectory, 'files/note.txt'), 'anderes')
  await expect(restore(target, backup)).rejects.toThrow(/contains files\/note\.txt, which is not from this backup/)
  expect(readdirSync(target.dataDirectory)).toEqual(['files'])

  rmSync(join(target.dataDirectory, 'files'), { recursive: true })
  writeFile(join(target.dataDirectory, upload), 'hochgeladen')
  writeFile(join(target.dataDirectory, '.restoring/files/half'), 'hoch')
  await restore(target, backup)
  expect(readdirSync(target.dataDirectory).toSorted()).toEqual(['database', 'files'])
})
