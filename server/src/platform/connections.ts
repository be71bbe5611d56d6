import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Server as NetServer } from 'node:net'
import { setImmediate, setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** In milliseconds: an idle connection is kept until nobody has asked anything for `quiet`, and no longer than `most`. */
type Farewell = { quiet: number; most: number }

/** Whoever asks often enough to ask again just as we close asks within this time, and is told then that the connection ends. */
const farewell: Farewell = { quiet: 1_000, most: 5_000 }

/** Takes note of all connections from now on; `close` ends each of them so that no request on it is lost. */
export function watchConnections(app: FastifyInstance): { close: (patience?: Farewell) => Promise<void> } {
  const { server } = app
  const [sockets, responses] = [new Set<Socket>(), new Set<ServerResponse>()]
  let [isClosing, arrived] = [false, 0]
  server.on('connection', (socket: Socket) => {
    arrived = performance.now()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    arrived = performance.now()
    responses.add(response)
    response.once('close', () => responses.delete(response))
    if (isClosing) sayLast(response)
  })

  async function untilQuiet({ quiet, most }: Farewell, isDone = () => false): Promise<void> {
    const [begun, end] = [performance.now(), performance.now() + most]
    for (let now = begun; now < end && now < Math.max(begun, arrived) + quiet && !isDone(); now = performance.now()) await delay(10)
    await idleTurn()
  }

  /** Ends after a turn of the event loop in which nothing came: what the system has received for us is taken. */
  async function idleTurn(): Promise<void> {
    const end = performance.now() + 200
    let begun: number
    do {
      begun = performance.now()
      await setImmediate()
    } while ((arrived > begun || performance.now() > begun + 1) && performance.now() < end)
  }

  return {
    /** Stops accepting, answers what came in, and what comes on kept connections until they have been quiet for a while. */
    async close(patience = farewell) {
      const resume = holdRequests(server)
      await untilQuiet({ quiet: 30, most: 500 })
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
