import { once } from 'node:events'
import { createWriteStream, renameSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

/** A real mail server that stores each complete e-mail as a file in the folder. */
export async function startPostOffice(folder: string): Promise<{ url: string; close: () => void }> {
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const name = join(folder, String(++count).padStart(6, '0'))
      const file = stream.pipe(createWriteStream(name))
      file.on('error', done)
      file.on('finish', () => {
        renameSync(name, `${name}.eml`)
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}
