import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** On this channel processes tell what was written: lines of an entity and ids, `*` for many, as the database notes them. */
export const changeChannel = 'kasack_change'

/** For so many milliseconds changes are gathered: PostgreSQL lets one transaction at a time commit that notifies. */
const gathering = 50
/** PostgreSQL takes no longer message; a longer one only says that something changed. */
const longest = 7_900

const gathered = new WeakMap<Db, string[]>()

/** Tells after a commit which records it changed. It hurries screens and decides nothing, so that losing one is no harm. */
export function announce(db: Db, changed: string): void {
  const waiting = gathered.get(db)
  if (waiting) return void waiting.push(changed)
  gathered.set(db, [changed])
  void tell(db)
}

async function tell(db: Db): Promise<void> {
  await delay(gathering, undefined, { ref: false })
  const lines = new Set((gathered.get(db) ?? []).join('').split('\n').filter(Boolean))
  gathered.delete(db)
  const message = [...lines].join('\n')
  const short = Buffer.byteLength(message) > longest ? '*' : message
  await sql`select pg_notify(${changeChannel}, ${short})`.execute(db).catch(() => undefined) // the database is away, and so are all who listen
}
