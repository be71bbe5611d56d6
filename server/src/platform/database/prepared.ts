import pg from 'pg'
import type { Primary, Server } from './primary.ts'

/** A connection that prepares its statements. */
export type PreparingClient = {
  query: (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>
  release: (destroy?: boolean) => void
}

/**
 * Statements are prepared by name, once per connection and shape, because planning costs more than running them. Those whose best
 * plan depends on their values are planned each time. The pool is one of the primary: another primary gets another pool.
 */
export function preparing(open: (server: Server) => pg.Pool, primary: Primary) {
  let [server, pool] = [primary.first, opened(primary.first)]
  const clients = new WeakMap<pg.PoolClient, PreparingClient>()

  function opened(at: Server): pg.Pool {
    const made = open(at)
    made.on('error', () => primary.forget(at)) // the next query opens a new connection and reports what is wrong
    // Same while a request holds the connection: its statement fails, and an error without a listener would end the process.
    made.on('connect', (client) => client.on('error', () => undefined))
    return made
  }

  function moveTo(at: Server): void {
    void pool.end() // what is under way there fails or ends by itself
    ;[server, pool] = [at, opened(at)]
  }

  return {
    async connect() {
      const at = await primary.find()
      if (at !== server) moveTo(at)
      const client = await pool.connect().catch((error: unknown) => {
        primary.forget(at)
        throw error
      })
      const known = clients.get(client) ?? preparingClient(client, () => primary.forget(at))
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
    size: pool.options.max,
    /** How many statements would get a connection at once. */
    free: () => pool.idleCount + pool.options.max - pool.totalCount - pool.waitingCount,
  }
}

/** Statement shapes a connection keeps prepared, each about 200 KB of the server's memory; then a new connection replaces it. */
const preparedLimit = 100
/** The error of a former primary that a failover made a replica. */
const readOnly = '25006'
/** Longer statements are rare, and one would take the memory of many. */
const preparedLength = 10_000

/** Parts of texts, and sets of ids: the best plan for a rare word or two ids is not the best for a common word. */
export const isPlannedForValues = (text: string): boolean => / like \$| = any\(\$/.test(text)

function preparingClient(client: pg.PoolClient, onBroken: () => void): PreparingClient {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known || text.length > preparedLength || !/^\s*(select|with|insert|update|delete)/.test(text) || isPlannedForValues(text))
      return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
  let broken: { error: unknown } | null = null

  async function query(text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
    if (broken) throw broken.error // a transaction's rollback would wait just as long
    try {
      return await client.query({ name: nameOf(text), text, values } as pg.QueryConfig)
    } catch (error) {
      const mayGoOn = error instanceof pg.DatabaseError && error.code !== readOnly
      if (mayGoOn) throw error
      broken = { error } // it may never answer or never write again
      onBroken()
      throw error
    }
  }

  return { query, release: (destroy = false) => client.release(destroy || broken !== null || names.size >= preparedLimit) }
}
