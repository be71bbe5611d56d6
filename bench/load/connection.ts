import { connect } from 'node:net'

export type Connection = { ask: (request: Buffer) => Promise<Buffer>; close: () => void }

/**
 * A keep-alive connection to 127.0.0.1 that sends a whole request and answers the whole response. It reads no more of HTTP
 * than lengths: what the load costs, the servers lack.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let parts: Buffer[] = []
  let [received, expected] = [0, 0]
  let waiting: { resolve: (response: Buffer) => void; reject: (error: Error) => void } | undefined

  socket.on('data', (part) => {
    parts.push(part)
    received += part.length
    if (expected === 0) expected = wholeLength(Buffer.concat(parts))
    if (expected === 0 || received < expected) return
    const response = Buffer.concat(parts)
    parts = []
    received = expected = 0
    waiting?.resolve(response)
  })
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')))

  const ask = (request: Buffer) =>
    new Promise<Buffer>((resolve, reject) => {
      waiting = { resolve, reject }
      socket.write(request)
    })
  return { ask, close: () => void socket.destroy() }
}

const emptyLine = Buffer.from('\r\n\r\n')

/** The bytes of a response by its Content-Length; 0 while its head is incomplete. */
function wholeLength(bytes: Buffer): number {
  const end = bytes.indexOf(emptyLine)
  if (end < 0) return 0
  const length = header(bytes, 'content-length')
  if (length === undefined) throw new Error('a response has no Content-Length')
  return end + emptyLine.length + Number(length)
}

export const requestOf = (path: string, cookie: string): Buffer =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nhost: kasack.example\r\naccept-language: de\r\ncookie: ${cookie}\r\n\r\n`)

export const statusOf = (response: Buffer): number => Number(response.toString('latin1', 9, 12))

export const bodyOf = (response: Buffer): string => response.toString('utf8', response.indexOf(emptyLine) + emptyLine.length)

export const header = (response: Buffer, name: string): string | undefined =>
  new RegExp(`\r\n${name}: ([^\r]*)`, 'i').exec(response.toString('latin1', 0, response.indexOf(emptyLine)))?.[1]
