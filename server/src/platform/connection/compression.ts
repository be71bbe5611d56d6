import { pipeline, Readable } from 'node:stream'
import type { BrotliOptions, ZlibOptions, ZstdOptions } from 'node:zlib'
import { brotliCompressSync, constants, createBrotliCompress, createGzip, createZstdCompress, gzipSync, zstdCompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'
import Negotiator from 'negotiator'

/** Bytes. Anything shorter fits one packet uncompressed; anything longer is compressed in parts, on other threads. */
const bounds = { from: 1024, atOnce: 256 * 1024 }

/**
 * An `onSend` hook that compresses JSON for clients that accept it. Only for answers without a secret: where an attacker can place text
 * next to a secret, the compressed length reveals it (BREACH). Another site could guess personal data in the same way, by opening a
 * list with a search of its choice, so its requests are answered uncompressed.
 */
export const compressAnswer: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  if (reply.statusCode !== 200) {
    reply.removeHeader('content-encoding') // set by a large answer that failed before its first part
    return done(null, payload)
  }
  if (!isJson(reply)) return done(null, payload)
  reply.header('vary', 'Accept-Encoding, Sec-Fetch-Site')
  const coding = codingOf(request)
  if (coding === null) return done(null, payload)
  const compressed = compress(payload, codings[coding])
  if (compressed !== null) reply.header('content-encoding', coding)
  return done(null, compressed ?? payload)
}

const isJson = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('application/json')

/** In our order of preference: bytes saved for the time spent (docs/decisions/196-lists-and-details-travel-compressed.md). */
const codings = {
  zstd: { atOnce: (text: string) => zstdCompressSync(text, zstd), inParts: () => createZstdCompress(zstd) },
  br: { atOnce: (text: string) => brotliCompressSync(text, brotli), inParts: () => createBrotliCompress(brotli) },
  gzip: { atOnce: (text: string) => gzipSync(text, gzip), inParts: () => createGzip(gzip) },
}
type Coding = keyof typeof codings

const zstd: ZstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }
const brotli: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
const gzip: ZlibOptions = { level: 5 }

const ours = Object.keys(codings) as Coding[]

/** The coding the client prefers; null: none. */
function codingOf({ headers }: FastifyRequest): Coding | null {
  if (headers['accept-encoding'] === undefined || isAnotherSite(headers['sec-fetch-site'])) return null
  const negotiator = new Negotiator({ headers }) as Negotiator & WithPreference
  const best = negotiator.encoding([...ours, 'identity'], { preferred: ours })
  return ours.find((coding) => coding === best) ?? null
}

/** The package's types lack the server's preference, which decides among equals. */
type WithPreference = { encoding(available: string[], options: { preferred: string[] }): string | undefined }

/** A sibling below the same domain is another site. Programs send no such header, nor do browsers without TLS. */
const isAnotherSite = (site: string | string[] | undefined) => site !== undefined && site !== 'same-origin' && site !== 'none'

/** Large answers compressed at a time, each in up to 5 MB of memory; the next is sent as it is. */
const room = 16
let underWay = 0

/** Null if the payload should be sent as it is. */
function compress(payload: unknown, { atOnce, inParts }: (typeof codings)[Coding]): Buffer | Readable | null {
  if (typeof payload === 'string') {
    const length = Buffer.byteLength(payload)
    if (length < bounds.from) return null
    if (length <= bounds.atOnce) return atOnce(payload)
  } else if (!(payload instanceof Readable)) return null
  if (underWay >= room) return null
  underWay += 1
  const compressor = inParts()
  // An error reaches Fastify through the compressor, as from any stream.
  pipeline(typeof payload === 'string' ? Readable.from([payload]) : payload, compressor, () => (underWay -= 1))
  return compressor
}
