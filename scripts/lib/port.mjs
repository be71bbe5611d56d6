import { createServer } from 'node:net'

/** Below the ephemeral ports (Linux from 32768, others from 49152). */
const [first, last] = [10_000, 32_000]

/**
 * A free port of 127.0.0.1, for a server that announces its port beforehand or returns to it. An ephemeral port could be assigned to any
 * new connection while the server is down.
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
