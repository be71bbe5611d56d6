import type { Random } from '@kasack/demo/random.ts'
import type { ApiPath } from './api.ts'

/** A request as it is written to the socket. `unfinished`: nothing follows, though its headers promise more. */
export type Request = { method: string; url: string; headers: Record<string, string>; body?: Buffer; unfinished?: boolean }

/** A path with a record to aim at, and a body that its POST accepts. */
export type Target = ApiPath & { id: number; example: Record<string, unknown> }

/** The headers of a signed-in superuser. */
export type Session = { cookie: string; 'x-csrftoken': string }

/** One way to go wrong; each call makes a new request. */
export type Wrong = { what: string; make: (random: Random) => Request }

export const urlOf = ({ path, id }: Target): string => path.replace('{id}', String(id))

export const isWriting = (method: string): boolean => method === 'POST' || method === 'PATCH'

/** A call of a signed-in superuser with JSON, or with what claims to be JSON. */
export function jsonRequest({ method, url, session }: { method: string; url: string; session: Session }, body: string | Buffer): Request {
  return { method, url, headers: { ...session, 'content-type': 'application/json' }, body: Buffer.from(body) }
}

export function bytesOf({ method, url, headers, body }: Request): Buffer {
  const length =
    body && !('content-length' in headers) && !('transfer-encoding' in headers) ? { 'content-length': String(body.length) } : {}
  const all = { host: 'localhost', connection: 'close', 'accept-language': 'en', ...length, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'), body ?? Buffer.alloc(0)])
}
