import pg from 'pg'
import { forgetCounts } from './counts.ts'
import type { Connection, Db } from './db.ts'
import { changeChannel } from './write.ts'

/** How long to wait before a lost connection is made again, in milliseconds. */
const pause = 1000

/**
 * Listens for what other processes write and forgets the counts kept here. While the connection is lost nothing is kept.
 * Answers a function that stops listening.
 */
export function listenForChanges(connection: Connection, db: Db): () => Promise<void> {
  let client: pg.Client | null = null
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function listen(): Promise<void> {
    const next = new pg.Client(connection)
    next.on('notification', () => forgetCounts(db))
    next.on('error', () => undefined) // 'end' follows and listens again
    next.on('end', again)
    client = next
    try {
      await next.connect()
      await next.query(`listen ${changeChannel}`)
    } catch {
      again() // the database is away; requests say so themselves
    }
    forgetCounts(db)
  }

  function again(): void {
    forgetCounts(db)
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void listen(), pause)
  }

  void listen()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
}
