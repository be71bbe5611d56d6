import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './db.ts'
import { requireServer } from './usable.ts'

test('a server that hangs up is none, and the refusal says that there was no answer', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const db = openDatabase({ connectionString: `postgres://127.0.0.1:${(server.address() as AddressInfo).port}/kasack` })
  onTestFinished(async () => {
    await db.destroy()
    server.close()
  })
  await expect(requireServer(db)).rejects.toThrow(/^DATABASE_URL accepts .* [(]no answer[)]$/)
})
