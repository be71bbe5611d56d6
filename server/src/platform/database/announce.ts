import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** The channel on which processes announce what was written: lines of an entity and ids, `*` for many, as the database notes them. */
export const changeChannel = 'kasack_change'

/** Milliseconds in which changes are gathered: PostgreSQL lets only one transaction that notifies commit at a time. */
const gathering = 50
/** Longest message in bytes, within PostgreSQL's limit; a longer one only says that something changed. */
const longest = 7_900

const gathered = new WeakMap<Db, string[]>()

/** Announces after a commit which records it changed. This only refreshes screens sooner, so a lost message does no harm. */
export function announce(db: Db, changed: string): void {
  const waiting = gathered.get(db)
  if (waiting) return void waiting.push(changed)
  gathered.set(db, [changed])
  void notify(db)
}

async function notify(db: Db): Promise<void> {
  await delay(gathering, undefined, { ref: false })
  const lines = new Set((gathered.get(db) ?? []).join('').split('\n').filter(Boolean))
  gathered.delete(db)
  const message = [...lines].join('\n')
  const short = Buffer.byteLength(message) > longest ? '*' : message
  await sql`select pg_notify(${changeChannel}, ${short})`.execute(db).catch(() => undefined) // without the database nobody listens
}
