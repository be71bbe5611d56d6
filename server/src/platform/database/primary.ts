import pg from 'pg'
import { serversIn } from '../program/setting.ts'

/** Milliseconds a server may take to answer: one whose machine is gone never does. */
const patience = 2_000

/** One of the servers, as the driver takes it. */
export type Server = pg.ClientConfig

/** What a server answers: its timeline, or null if it takes no writes; or why it gave no answer. */
type Answer = { server: Server; timeline: string | null } | { server: Server; error: unknown }

export type Primary = ReturnType<typeof openPrimary>

/**
 * Knows which of the servers that a connection names takes writes (docs/decisions/248). A single server is not asked. The answer counts
 * until a server is forgotten.
 */
export function openPrimary(connection: Server) {
  const servers = 'connectionString' in connection ? serversIn(connection.connectionString!).map(serverAt) : [connection]
  const isAlone = servers.length === 1
  let current: Server | null = isAlone ? servers[0]! : null
  let asking: Promise<Server> | null = null
  let newest = ''

  async function ask(): Promise<Server> {
    const { server, timeline } = choosePrimary(await Promise.all(servers.map(askServer)), newest)
    newest = timeline
    current = server
    return server
  }

  return {
    /** Any of them, before the first question. */
    first: servers[0]!,
    /** Rejects like a lost connection if none takes writes. */
    find: async (): Promise<Server> => current ?? (asking ??= ask().finally(() => (asking = null))),
    /** The server fails or takes no writes any more: whoever connects next asks again. */
    forget(server: Server): void {
      if (!isAlone && current === server) current = null
    },
  }
}

/**
 * The writable server of the highest timeline. Each promotion begins a new one, so a former primary that comes back is never chosen while
 * its successor answers, and not afterwards either by a process that knows the successor's timeline.
 */
export function choosePrimary(answers: readonly Answer[], newest: string): { server: Server; timeline: string } {
  const writable = answers.flatMap((one) => ('timeline' in one && one.timeline !== null ? [{ ...one, timeline: one.timeline }] : []))
  const [best] = writable
    .filter(({ timeline }) => timeline >= newest)
    .toSorted((one, other) => (one.timeline < other.timeline ? 1 : one.timeline > other.timeline ? -1 : 0))
  if (best) return best
  const failed = answers.find((one) => 'error' in one)
  if (failed && answers.every((one) => 'error' in one)) throw failed.error
  throw Object.assign(new Error('None of the servers takes writes'), { code: '25006' }) // as a replica would answer a write
}

const serverAt = (connectionString: string): Server => ({ connectionString })

/** Its timeline has eight digits, so that texts compare like numbers. */
const question = `
  select case when current_setting('transaction_read_only') = 'off' then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`

async function askServer(server: Server): Promise<Answer> {
  const client = new pg.Client({ ...server, connectionTimeoutMillis: patience, query_timeout: patience })
  client.on('error', () => undefined) // the question fails, too
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(question)
    return { server, timeline: rows[0]!.timeline }
  } catch (error) {
    return { server, error }
  } finally {
    void client.end().catch(() => undefined)
  }
}
