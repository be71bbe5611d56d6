import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Server as NetServer } from 'node:net'
import { setImmediate, setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** In milliseconds: until nothing has happened for `quiet`, and no longer than `most`. */
type Patience = { quiet: number; most: number }

/** Idle connections are kept for so long: whoever asks often enough to ask just as we close has asked by then, and was told that it ends. */
const farewell: Patience = { quiet: 1_000, most: 5_000 }

/** So long requests are held back at most, while those before them are answered and the last connections are accepted. */
const holding: Patience = { quiet: 30, most: 3_000 }

/** So often it is looked whether it is quiet, in milliseconds. */
const tick = 10

/** Takes note of all connections from now on; `close` ends each of them so that no request on it is lost. */
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
      changed = performance.now() // whoever has an answer may ask again
      responses.delete(response)
    })
    if (isClosing) sayLast(response)
  })

  /**
   * Ends when nobody has come or been answered for a while, and nobody waits for an answer; in any case after the longest time, or when
   * it is done. Where the processor is wanted elsewhere, whoever comes is held up as well: a tick that comes late starts the while
   * anew, for a second at most.
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

  /** Ends after three turns of the event loop in which nobody came: what the system has received for us is taken, of which each turn takes one. */
  async function idleTurns(): Promise<void> {
    const end = performance.now() + 1_000
    for (let idle = 0; idle < 3 && performance.now() < end;) {
      const begun = performance.now()
      await setImmediate()
      idle = changed > begun ? 0 : idle + 1
    }
  }

  return {
    /** Stops accepting once nobody has come for a while, answers what came in, and what comes on kept connections until they are quiet. */
    async close(patience = farewell, held = holding) {
      const resume = holdRequests(server)
      await untilQuiet(held)
      NetServer.prototype.close.call(server) // unlike that of http it leaves open what is open
      isClosing = true
      for (const response of responses) sayLast(response)
      resume()
      await untilQuiet(patience, () => sockets.size === 0)
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy() // Node counts it as busy until it has asked something
      const sweeping = setInterval(() => server.closeIdleConnections(), 50)
      await app.close()
      clearInterval(sweeping)
    },
  }
}

/** This answer is the last of its connection. */
function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

/**
 * Lets requests wait until the returned function is called. Connections that the system has taken for us and we have not yet accepted are reset
 * when we stop listening: while nobody is answered nobody comes back, and the last of them can be accepted.
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
