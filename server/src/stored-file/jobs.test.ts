import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { form } from '../../test/upload/form.ts'
import { somebodyWaits } from '../../test/waiting.ts'
import { readSnapshot } from '../platform/backup/snapshot.ts'
import { naming } from './queries.ts'

const folder = mkdtempSync(join(tmpdir(), 'kasack-stored-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { a, as, clock, connection, db, work } = await testApp({ variables: { DATA_DIR: folder, DELETED_DAYS: '1' } })
const root = await as({ is_superuser: true })
const sumOf = (content: string) => createHash('sha256').update(content).digest('hex')
const pathOf = (content: string) => join(folder, 'files', sumOf(content).slice(0, 2), sumOf(content))
const isThere = (content: string) => existsSync(pathOf(content))

async function upload(attachment: number, content: string) {
  const { body, headers } = form({ name: 'a.txt', content: Buffer.from(content) })
  const { status } = await (await root.again()).call('POST', `/lookups/email-attachments/${attachment}/file/`, body, headers)
  expect(status).toBe(200)
}

/** Lets time pass without any call. */
function later(hours: number) {
  clock.set(new Date(clock.now().getTime() + hours * 3_600_000).toISOString())
}
async function sweep() {
  later(25)
  await work.once()
}
async function unnamed(content: string): Promise<number> {
  const attachment = await a.attachment()
  await upload(attachment, content)
  await upload(attachment, `statt ${content}`)
  return attachment
}

test('what no row names is removed when it is a day old; what an entry or a mail names stays', async () => {
  const [kept, sent, old] = [await a.attachment(), await a.attachment(), await unnamed('alt')]
  await upload(kept, 'bleibt')
  await upload(sent, 'gesendet')
  await a.email({ attachments: [sent] })
  await upload(sent, 'danach')
  await upload(old, 'neu')
  const all = ['alt', 'bleibt', 'gesendet', 'danach', 'neu']
  later(24)
  await work.once()
  expect(all.filter(isThere)).toEqual(all)
  later(1)
  await work.once()
  expect(all.filter(isThere)).toEqual(['bleibt', 'gesendet', 'danach', 'neu'])
})

test('a file that this database has not stored is not its to remove', async () => {
  mkdirSync(join(pathOf('fremd'), '..'), { recursive: true })
  writeFileSync(pathOf('fremd'), 'fremd')
  await sweep()
  expect(isThere('fremd')).toBe(true)
})

test('what a mail under way takes along is waited for, and stays', async () => {
  const attachment = await a.attachment()
  await upload(attachment, 'unterwegs')
  const mail = await a.email()
  const sending = await db.startTransaction().execute()
  await sql`
    insert into outbox_attachment
    select ${mail}, id, file_name, file_type, file_size, file_sha256 from email_attachment where id = ${attachment}`.execute(sending)
  await upload(attachment, 'ersetzt')
  const sweeping = sweep()
  await somebodyWaits(db)
  await sending.commit().execute()
  await sweeping
  expect(isThere('unterwegs')).toBe(true)
})

test('while a backup reads, nothing is removed; after it, it is', async () => {
  await unnamed('gesichert')
  await readSnapshot(connection, async () => {
    await sweep()
    expect(isThere('gesichert')).toBe(true)
  })
  await sweep()
  expect(isThere('gesichert')).toBe(false)
})

test('the same file uploaded again just when it is removed is there whenever a row names it', async () => {
  for (let round = 0; round < 20; round++) {
    const content = `Fassung ${round}`
    const attachment = await unnamed(content)
    later(25)
    const sweeping = delay(Math.random() * 10).then(() => work.once())
    await upload(attachment, content)
    await sweeping
    expect([round, isThere(content)]).toEqual([round, true])
  }
})

test('a file that was replaced, or went with its entry, is kept as long as that can be taken back', async () => {
  const [replaced, deleted] = [await a.attachment(), await a.attachment()]
  await upload(replaced, 'vorher')
  await upload(replaced, 'nachher')
  await upload(deleted, 'mit dem Anhang')
  const gone = await (await root.again()).remove(`/lookups/email-attachments/${deleted}.json/`)
  later(23)
  await work.once()
  expect(['vorher', 'mit dem Anhang'].filter(isThere)).toEqual(['vorher', 'mit dem Anhang'])
  const undone = await (await root.again()).post(`/history/groups/${Number(gone.headers['x-history-group'])}/undo.json/`)
  expect(undone.status).toBe(200)
  later(2)
  await work.once()
  expect(['vorher', 'mit dem Anhang'].filter(isThere)).toEqual(['mit dem Anhang'])
})

test('every table whose rows name files is asked', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where column_name = 'file_sha256' and table_schema = current_schema() order by 1`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(naming.toSorted())
})
