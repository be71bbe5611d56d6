import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { changeChannel } from './announce.ts'
import type { Connection } from './db.ts'
import { keepAlive } from './db.ts'
import { openPrimary } from './primary.ts'

type Hear = (entities: ReadonlySet<string> | null) => void

/** Handlers for other channels, which get the payload unchanged. */
type HearOthers = Readonly<Record<string, (payload: string) => void>>

/** Milliseconds before a lost connection is reopened. */
const pause = 1_000
/** Milliseconds between questions whether the server still answers, and how long it may take: one that hangs says nothing by itself. */
const pulse = { every: 5_000, patience: 3_000 }

/** Reports which entities have changed records, on a separate connection; null after each connect, when anything may have changed. */
export function listen(connection: Connection, hear: Hear, others: HearOthers = {}): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve(), { once: true }))
  const primary = openPrimary(connection)
  const running = keepListening()

  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted) {
      const lost = listenOnce().catch(() => undefined) // the database is away, which every query reports
      await Promise.race([lost, stopped]) // a server that does not answer must not keep the program from stopping
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const heard = (payload: string) => hear(entitiesIn(payload))

  /** Ends when the connection does. */
  async function listenOnce(): Promise<void> {
    const server = await primary.find()
    if (stopping.signal.aborted) return
    const client = new pg.Client({ ...server, ...keepAlive, connectionTimeoutMillis: 10_000, query_timeout: pulse.patience })
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    const end = () => void client.end()
    client.on('error', () => undefined) // the end event follows
    stopping.signal.addEventListener('abort', end, { once: true })
    let asking: NodeJS.Timeout | undefined
    try {
      await client.connect()
      for (const channel of [changeChannel, ...Object.keys(others)]) await client.query(`listen ${channel}`)
      if (stopping.signal.aborted) return
      hear(null) // also covers what was announced since the answer above
      client.on('notification', ({ channel, payload = '' }) => (others[channel] ?? heard)(payload))
      asking = setInterval(() => void client.query('select').catch(end), pulse.every)
      await ended
    } finally {
      clearInterval(asking)
      primary.forget(server)
      stopping.signal.removeEventListener('abort', end)
      await client.end()
    }
  }

  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Lines of an entity and ids; `*` means all, and no line begins with it. */
const entitiesIn = (message: string): ReadonlySet<string> | null =>
  message === '*' ? null : new Set(message.split('\n').map((line) => line.split(' ')[0] ?? ''))
