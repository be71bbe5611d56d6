import type { Access } from '@kasack/contract/permission.ts'
import { sql } from 'kysely'
import { announce } from '../database/announce.ts'
import type { Call, Caller } from '../request/call.ts'
import type { Db } from '../database/db.ts'

/** How often a write is attempted in all, if PostgreSQL ends a deadlock or records to be held have moved. */
const attempts = 5

/** Who writes where and when, and the permissions the call required; `db` is outside a transaction. */
type Writing = { db: Db; caller: Pick<Caller, 'id'>; through?: Through; now?: Date } & Partial<Pick<Call, 'needs' | 'reply'>>

/** How a write arrives: by a call of a signed-in user, by a public one, or by a job. */
type Through = 'user' | 'public' | 'job'

/**
 * Runs a write in a transaction: all of it or nothing. Retries after a deadlock, or when records to be held have moved; nothing of the
 * failed attempt remains. The database knows who acts, when, and by which permission, writes the history of the changes, and returns
 * what changed: that is announced afterwards, and the answer's header names the group of its lines (docs/decisions/031,
 * docs/rules/history.md).
 */
export async function write<T>(writing: Writing, work: (tx: Db) => Promise<T>, attempt = 1): Promise<T> {
  const { db, caller, through = caller.id > 0 ? 'user' : 'public', now, needs = [], reply } = writing
  try {
    const { done, changed, group } = await db.transaction().execute(async (tx) => {
      await sql`
        select set_config('kasack.actor', ${`${caller.id}`}, true), set_config('kasack.through', ${through}, true),
          set_config('kasack.now', ${now?.toISOString() ?? ''}, true), set_config('kasack.needs', ${`{${needs.join(',')}}`}, true)`.execute(
        tx,
      )
      const result = await work(tx)
      const { rows } = await sql<WriteOutcome>`
        select current_setting('kasack.changed', true) as changed,
          (select group_id from history_line where group_id = nullif(current_setting('kasack.group', true), '')::bigint and is_told limit 1)
            as "group"`.execute(tx)
      return { done: result, ...rows[0]! }
    })
    if (changed) announce(db, changed)
    if (group !== null) reply?.header(groupHeader, `${group}`)
    return done
  } catch (error) {
    if (attempt >= attempts || !isConflict(error)) throw error
    return write(writing, work, attempt + 1)
  }
}

/** Notes that what a transaction is about to write requires a further permission: undoing it will require that, too. */
export async function needAlso(tx: Db, right: Access): Promise<void> {
  await sql`
    select set_config('kasack.needs', array_append(coalesce(nullif(current_setting('kasack.needs', true), ''), '{}')::text[], ${right}::text)::text, true)`.execute(
    tx,
  )
}

/** Adds to the history lines that a transaction has written of these records why it wrote them. */
export async function noteWhy(tx: Db, { entity, ids, note }: { entity: string; ids: readonly number[]; note: string }): Promise<void> {
  await sql`
    update history_line set note = ${note}
    where group_id = nullif(current_setting('kasack.group', true), '')::bigint and entity = ${entity} and record_id = any(${[...ids]})`.execute(
    tx,
  )
}

/** What a transaction changed: lines of an entity and ids, and the group of its history lines. */
type WriteOutcome = { changed: string | null; group: number | null }

/** The group of the history lines that a call wrote, as `POST /history/groups/{n}/undo` takes it. */
const groupHeader = 'X-History-Group'

/** 40P01: deadlock; 40001: could not serialise. */
const isConflict = (error: unknown) => error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')
