import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Server as NetServer } from 'node:net'
import { setImmediate, setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds: until nothing has happened for `quiet`, but no longer than `most`. */
type Patience = { quiet: number; most: number }

/** How long idle connections are kept: a client busy enough to send a request just as we close has by then learned that it ends. */
const drainPatience: Patience = { quiet: 1_000, most: 5_000 }

/** How long requests are held back while earlier ones are answered and the last connections are accepted. */
const holdPatience: Patience = { quiet: 30, most: 3_000 }

/** Milliseconds between two checks for quiet. */
const tick = 10

/** Tracks all connections from now on; `close` ends each of them so that no request on it is lost. */
export function watchConnections(app: FastifyInstance): { close: (patience?: Patience, held?: Patience) => Promise<void> } {
  const { server } = app
  const [sockets, responses] = [new Set<Socket>(), new Set<ServerResponse>()]
  let [isClosing, changed] = [false, 0]
  server.on('connection', (socket: Socket) => {
    changed = performance.now()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    changed = performance.now()
    responses.add(response)
    response.once('close', () => {
      changed = performance.now() // a client that has its answer may ask again
      responses.delete(response)
    })
    if (isClosing) closeAfterAnswer(response)
  })

  /**
   * Resolves once no client has come or been answered for `quiet` and none is waiting, at the latest after `most` or once `isDone`. A busy
   * processor delays newcomers, too: a late tick restarts the quiet time, for a second at most.
   */
  async function untilQuiet({ quiet, most }: Patience, isDone = () => false): Promise<void> {
    const begun = performance.now()
    let late = begun
    const isQuiet = (now: number) => {
      const came = Math.max(begun, changed)
      return responses.size === 0 && now >= Math.max(came, Math.min(late, came + 1_000)) + quiet
    }
    for (let now = begun; now < begun + most && !isQuiet(now) && !isDone();) {
      await delay(tick)
      if (performance.now() > now + 1.5 * tick) late = performance.now()
      now = performance.now()
    }
    await idleTurns()
  }

  /** Resolves after three turns of the event loop without newcomers: each turn accepts one connection the system holds for us. */
  async function idleTurns(): Promise<void> {
    const end = performance.now() + 1_000
    for (let idle = 0; idle < 3 && performance.now() < end;) {
      const begun = performance.now()
      await setImmediate()
      idle = changed > begun ? 0 : idle + 1
    }
  }

  return {
    /** Stops accepting once nobody has come for a while, then answers what came in and what still comes on kept connections until quiet. */
    async close(patience = drainPatience, held = holdPatience) {
      const resume = holdRequests(server)
      await untilQuiet(held)
      NetServer.prototype.close.call(server) // unlike http's close, it leaves open connections open
      isClosing = true
      for (const response of responses) closeAfterAnswer(response)
      resume()
      await untilQuiet(patience, () => sockets.size === 0)
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy() // Node counts it as busy until it has sent a request
      const sweeping = setInterval(() => server.closeIdleConnections(), 50)
      await app.close()
      clearInterval(sweeping)
    },
  }
}

/** Makes this answer the last one on its connection. */
function closeAfterAnswer(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

/**
 * Holds requests back until the returned function is called. Connections that the system has taken for us but we have not accepted yet
 * are reset when we stop listening: while nobody is answered, nobody comes back, and the last of them can be accepted.
 */
function holdRequests(server: Server): () => void {
  const listeners = server.listeners('request') as RequestListener[]
  const waiting: [IncomingMessage, ServerResponse][] = []
  server.removeAllListeners('request')
  server.on('request', (request, response) => waiting.push([request, response]))
  return () => {
    server.removeAllListeners('request')
    for (const listener of listeners) server.on('request', listener)
    for (const [request, response] of waiting) server.emit('request', request, response)
  }
}
