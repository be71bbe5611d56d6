import { connect } from 'node:net'

export type Connection = { ask: (request: Buffer) => Promise<Buffer>; close: () => void }

/**
 * A keep-alive connection to 127.0.0.1 that sends a whole request and returns the whole response. It parses only lengths, to leave the
 * processor to the servers.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let parts: Buffer[] = []
  let isWhole: Awaits | undefined
  let waiting: { resolve: (response: Buffer) => void; reject: (error: Error) => void } | undefined

  socket.on('data', (part) => {
    parts.push(part)
    isWhole ??= endOf(Buffer.concat(parts))
    if (!isWhole?.(parts)) return
    const response = Buffer.concat(parts)
    parts = []
    isWhole = undefined
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

const lastChunk = Buffer.from('\r\n0\r\n\r\n')

type Awaits = (parts: Buffer[]) => boolean

/**
 * Returns a test for the end of the response: by length, or by the last chunk, since JSON holds no line break and compressed bytes hardly
 * ever these seven in a row. Undefined while the head is incomplete.
 */
function endOf(bytes: Buffer): Awaits | undefined {
  const end = bytes.indexOf(emptyLine)
  if (end < 0) return undefined
  if (isChunked(bytes)) return (parts) => Buffer.concat(parts.slice(-lastChunk.length)).subarray(-lastChunk.length).equals(lastChunk)
  const length = header(bytes, 'content-length')
  if (length === undefined) throw new Error('a response tells neither its length nor that it comes in chunks')
  const expected = end + emptyLine.length + Number(length)
  return (parts) => parts.reduce((sum, part) => sum + part.length, 0) >= expected
}

const isChunked = (response: Buffer) => header(response, 'transfer-encoding') === 'chunked'

/** Accepts no compression by default. */
export function requestOf(path: string, cookie: string, accepted?: string): Buffer {
  const encoding = accepted === undefined ? '' : `accept-encoding: ${accepted}\r\n`
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: kasack.example\r\naccept-language: de\r\n${encoding}cookie: ${cookie}\r\n\r\n`)
}

export const statusOf = (response: Buffer): number => Number(response.toString('latin1', 9, 12))

export const bodyOf = (response: Buffer): string => bytesOf(response).toString()

/** The body as received, possibly compressed. */
export function bytesOf(response: Buffer): Buffer {
  const body = response.subarray(response.indexOf(emptyLine) + emptyLine.length)
  return isChunked(response) ? Buffer.concat([...chunksOf(body)]) : body
}

function* chunksOf(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length;) {
    const lineEnd = body.indexOf('\r\n', at)
    const [from, length] = [lineEnd + 2, Number.parseInt(body.toString('latin1', at, lineEnd), 16)]
    yield body.subarray(from, from + length)
    at = from + length + 2
  }
}

export const header = (response: Buffer, name: string): string | undefined =>
  new RegExp(`\r\n${name}: ([^\r]*)`, 'i').exec(response.toString('latin1', 0, response.indexOf(emptyLine)))?.[1]

/** Like `requestOf`, with a JSON body. */
export function postOf(path: string, headers: Record<string, string>, body: string): Buffer {
  const all = {
    host: 'kasack.example',
    'accept-language': 'de',
    'content-type': 'application/json',
    ...headers,
    'content-length': `${Buffer.byteLength(body)}`,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
