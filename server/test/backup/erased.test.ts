import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { testApp } from '../app.ts'
import { emptyDatabase, urlOf } from '../database.ts'
import { throwAwayDirectory } from '../program/program.ts'
import { run } from './command.ts'

const { a, as, connection } = await testApp()
const root = await as({ is_superuser: true })
const { directory, remove } = throwAwayDirectory()
afterAll(remove)

test(
  'whoever was erased between two backups is erased again by the command that restores the first',
  async () => {
    const [erased, kept] = [await a.employee({ last_name: 'Vergessen' }), await a.employee({ last_name: 'Behalten' })]
    for (const id of [erased, kept]) expect((await root.remove(`/employees/${id}.json/`)).status).toBe(204)
    const settings = { DATABASE_URL: urlOf(connection), DATA_DIR: join(directory, 'data'), LOG_LEVEL: 'silent' }
    const [first, second] = [join(directory, 'first'), join(directory, 'second')]
    await run(directory, 'backup', [first], settings)
    expect((await root.post(`/deleted/employees/${erased}/erase.json/`)).status).toBe(204)
    await run(directory, 'backup', [second], settings)

    const { url, drop } = await emptyDatabase()
    onTestFinished(drop)
    await run(directory, 'restore', [first], { ...settings, DATABASE_URL: url, DATA_DIR: join(directory, 'restored') })
    const client = new pg.Client(url)
    await client.connect()
    const { rows } = await client.query<{ text: string }>('select history_line::text as text from history_line')
    await client.end()
    const said = rows.map(({ text }) => text).join()
    expect([said.includes('Vergessen'), said.includes('Behalten')]).toEqual([false, true])
  },
  patience(30_000),
)
