import { openLive } from '../../server/src/live/hub.ts'
import pg from 'pg'
import { buildApp } from '../../server/src/app.ts'
import { systemClock } from '../../server/src/platform/program/clock.ts'
import { openDatabase } from '../../server/src/platform/database/db.ts'
import { readSettings } from '../../server/src/platform/program/env.ts'
import { openVault } from '../../server/src/platform/secret/vault.ts'
import { say } from '../say.ts'
import { signIn } from '../server/sign-in.ts'

type Description = { paths: Record<string, { get?: { parameters?: { name: string }[] } }> }

/** Prints how many SQL statements a page of each list takes with one row and with a hundred. Returns the lists where they differ. */
export async function printStatements(databaseUrl: string): Promise<string[]> {
  const { administrator } = await signIn(databaseUrl)
  const db = openDatabase({ connectionString: databaseUrl })
  const vault = openVault('nothing is kept here')
  const app = await buildApp({
    db,
    clock: systemClock,
    settings: readSettings({ LOG_LEVEL: 'silent' }),
    vault,
    notes: new Map(),
    live: openLive({ db, clock: systemClock, warn: () => undefined }),
  })
  const { paths } = (await app.inject('/api/docs/json')).json<Description>()
  const lists = Object.keys(paths).filter((path) => paths[path]?.get?.parameters?.some(({ name }) => name === 'page'))
  const problems: string[] = []

  say(`\n${'SQL statements of a page, its session included'.padEnd(52)}1 row   100 rows`)
  for (const path of lists) {
    const count = (size: number) => statementsOf(() => app.inject({ url: `${path}?page_size=${size}`, headers: { cookie: administrator } }))
    const [one, hundred] = [await count(1), await count(100)]
    say(`${path.replace('/api/v0/', '').padEnd(52)}${String(one).padStart(5)}${String(hundred).padStart(11)}`)
    if (one !== hundred) problems.push(`${path}: ${one} statements for one row, ${hundred} for a hundred`)
  }
  await app.close()
  await db.destroy()
  return problems
}

/** Counts in the driver. */
async function statementsOf(request: () => Promise<unknown>): Promise<number> {
  const send = pg.Client.prototype.query
  let count = 0
  pg.Client.prototype.query = function (this: pg.Client, ...statement: never) {
    count += 1
    return send.apply(this, statement)
  } as typeof send
  await request()
  pg.Client.prototype.query = send
  return count
}
