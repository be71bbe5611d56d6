import { connect } from 'node:net'
import { patience } from '../../../scripts/lib/patience.mjs'

/** What came back; `status` 0 means that the connection was closed without a response. */
export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

const longest = patience(20_000)

/** Sends the bytes unchanged over a new connection and reads the response until the server closes it. */
export function send(port: number, bytes: Buffer, { unfinished = false }: { unfinished?: boolean } = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.setTimeout(longest, () =>
      socket.destroy(new Error(`no answer within ${longest} ms to ${bytes.subarray(0, 200).toString('latin1')}`)),
    )
    socket.on('connect', () => (unfinished ? socket.end(bytes) : socket.write(bytes)))
    socket.on('data', (chunk) => received.push(chunk))
    socket.on('end', () => socket.end())
    // A server that has responded may close the connection while we are still writing.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
    )
    socket.on('close', () => resolve(read(Buffer.concat(received))))
  })
}

/** The body as text, its chunks joined; throws if it is not UTF-8. */
function read(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return { status: 0, headers: {}, body: bytes.toString('latin1') }
  const [line = '', ...fields] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const headers = Object.fromEntries(
    fields.map((field) => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 1).trim()]),
  )
  const rest = bytes.subarray(end + 4)
  const body = headers['transfer-encoding'] === 'chunked' ? joined(rest) : rest
  return { status: Number(line.split(' ')[1]), headers, body: new TextDecoder('utf-8', { fatal: true }).decode(body) }
}

function joined(chunks: Buffer): Buffer {
  const end = chunks.indexOf('\r\n')
  const length = Number.parseInt(chunks.subarray(0, end).toString('latin1'), 16)
  if (!length) return Buffer.alloc(0)
  return Buffer.concat([chunks.subarray(end + 2, end + 2 + length), joined(chunks.subarray(end + 4 + length))])
}
