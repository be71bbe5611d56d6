import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './port.mjs'

test('a free port is none that the system hands out, and can be listened on', async () => {
  const port = await freePort()
  const [server, other] = [createServer().listen(port, '127.0.0.1'), createServer().listen(0, '127.0.0.1')]
  await Promise.all([once(server, 'listening'), once(other, 'listening')])
  expect((other.address() as AddressInfo).port).toBeGreaterThan(32_000)
  expect(port).toBeLessThan(32_000)
  server.close()
  other.close()
})
