import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Text } from '@kasack/contract/text.ts'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../text/refusal.ts'

const texts = {
  400: { de: 'Die Anfrage ist kein gültiges HTTP.', en: 'The request is not valid HTTP.' },
  408: { de: 'Die Anfrage kam nicht rechtzeitig an.', en: 'The request did not arrive in time.' },
  413: { de: 'Die Anfrage ist zu groß.', en: 'The request is too large.' },
  431: { de: 'Adresse und Kopfzeilen der Anfrage sind zu lang.', en: 'The address and headers of the request are too long.' },
} satisfies Record<number, Text>

const statusOf: Record<string, keyof typeof texts> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Milliseconds before a client that does not hang up after such an answer is cut off. */
const lingerMilliseconds = 2_000

/** Answers what cannot be read as HTTP, in German because the reader's language is unknown. */
export function answerBrokenRequest({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statusOf[code] ?? 400
  const { de } = texts[status]
  const body = JSON.stringify(status === 400 ? { errors: [de] } : { detail: de, errors: [de] })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), lingerMilliseconds).unref()
}

/**
 * What Node would answer with an empty body or not at all: a request without `Host` or with two (RFC 9112, 3.2), a tunnel, and an
 * unknown expectation, which may be ignored (RFC 9110, 10.1.1).
 */
export function answerOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length
    if (hosts > 1 || (headers.host === undefined && raw.httpVersion === '1.1')) throw new Refusal(400, [texts[400]])
  })
  app.server.on('connect', (_request: IncomingMessage, socket: Socket) => answerBrokenRequest({}, socket))
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => app.routing(request, response))
}
