import { createServer } from 'node:net'

/** Below the ports that systems hand out of themselves (Linux from 32768, others from 49152). */
const [first, last] = [10_000, 32_000]

/**
 * A port of 127.0.0.1 that nobody listens on, for a server that says its port beforehand or comes back to it. One the system
 * hands out may be handed out again, to any connection that begins while the server is away.
 */
export async function freePort() {
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first))
    if (await isFree(port)) return port
  }
}

function isFree(port) {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
