import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Requests under way get this long to finish. */
const grace = 10_000

/** On SIGTERM, SIGINT or SIGHUP: stop accepting, finish what runs, exit 0; a second signal does not hurry it. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const once = () => {
    if (stopping) return
    stopping = true
    setTimeout(giveUp, grace).unref()
    void stop().then(
      () => process.exit(0),
      (error: Error) => {
        process.stderr.write(`${error.message}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, once)
}

function giveUp(): never {
  process.stderr.write(`Stopped without waiting any longer: not everything was finished within ${grace / 1000} s\n`)
  process.exit(0)
}

/** So long those who keep a connection learn with their next answer that it ends: cut under a request, that would be lost. */
const farewell = 1_000

/** Stops accepting and finishes what runs. Node keeps a connection that was busy then, so each is closed after its answer. */
export async function close(app: FastifyInstance): Promise<void> {
  const { server } = app
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => response.setHeader('connection', 'close'))
  Server.prototype.close.call(server) // unlike that of http it leaves open what is open
  const until = performance.now() + farewell
  while (performance.now() < until && (await connectionsOf(server)) > 0) await delay(20)
  const sweeping = setInterval(() => server.closeIdleConnections(), 50)
  await app.close()
  clearInterval(sweeping)
}

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))
