import type { runKinds } from '@kasack/contract/system.ts'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

type RunKind = (typeof runKinds)[number]

/**
 * Notes the transaction from which on every writer sees what the waiting runs are about: earlier ones may not have seen it, and may
 * still be writing.
 */
export async function beginRuns(db: Db, kind: RunKind): Promise<void> {
  await sql`
    update run set state = 'gathering', barrier = pg_snapshot_xmax(pg_current_snapshot()) where kind = ${kind} and state = 'waiting'`.execute(
    db,
  )
}

/**
 * Gathers the work of each begun run once no transaction is left that may not have seen it. `gather` returns how much work that is.
 * Returns whether a run still waits for such a transaction.
 */
export async function gatherRuns(db: Db, kind: RunKind, gather: (tx: Db, run: number) => Promise<number>): Promise<boolean> {
  const { rows } = await sql<{ id: number; is_ready: boolean }>`
    select id, barrier <= pg_snapshot_xmin(pg_current_snapshot()) as is_ready from run where kind = ${kind} and state = 'gathering' order by id`.execute(
    db,
  )
  for (const { id } of rows.filter(({ is_ready }) => is_ready)) {
    await db.transaction().execute(async (tx) => {
      const held = await sql`select from run where id = ${id} and state = 'gathering' for update skip locked`.execute(tx)
      if (held.rows.length === 0) return
      const total = await gather(tx, id)
      await sql`update run set state = 'running', total = ${total} where id = ${id}`.execute(tx)
    })
  }
  return rows.some(({ is_ready }) => !is_ready)
}

/** Adds to the progress of the running runs. */
export async function noteProgress(tx: Db, kind: RunKind, number: number): Promise<void> {
  await sql`
    update run set done = least(total, done + ${number}) where id in (
      select id from run where kind = ${kind} and state = 'running' order by id for update
    )`.execute(tx)
}

/** Ends the running runs unless work is left. */
export async function endRuns(db: Db, kind: RunKind, { now, isLeft }: { now: Date; isLeft: RawBuilder<unknown> }): Promise<void> {
  await sql`
    update run set state = 'done', done = total, ended_datetime = ${now}
    where kind = ${kind} and state = 'running' and not ${isLeft}`.execute(db)
}
