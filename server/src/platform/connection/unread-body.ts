import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** How much of a body is still read after an answer: as much as the proxy lets through, for as long as a request may take. */
const limits = { bytes: 64 * 1024 * 1024, milliseconds: 120_000, quietMilliseconds: 5_000 }

/**
 * A connection closed while its client is still sending is reset, and the reset discards an answer not yet read; one that is kept
 * but not read hangs. So a client that is answered before its body has arrived learns at once that the connection ends, and is read
 * until it has sent everything.
 */
export function readOnAfterAnswering(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    if (!isUnread(raw)) return payload
    reply.header('connection', 'close')
    const answer = typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.from(payload) : null
    if (raw.method !== 'HEAD' && answer?.length) {
      reply.header('content-length', answer.length)
      return Readable.from(answerAndReadOn(answer, raw))
    }
    await readOn(raw)
    return payload
  })
}

async function* answerAndReadOn(answer: Buffer, request: IncomingMessage): AsyncGenerator<Buffer> {
  yield answer
  await readOn(request)
}

/** Whether more of this request is on its way. One without a body may be answered before Node has noticed that it is over. */
const isUnread = ({ complete, destroyed, headers }: IncomingMessage): boolean =>
  complete === false && !destroyed && (Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined)

/** Reads and drops what is on its way. Ends with the request, or when its client sends nothing for a while, too much, or for too long. */
export function readOn(request: IncomingMessage, { bytes, milliseconds, quietMilliseconds } = limits): Promise<void> {
  return new Promise((resolve) => {
    if (!isUnread(request)) return resolve()
    let left = bytes
    const end = () => {
      timers.forEach(clearTimeout)
      resolve()
    }
    const timers = [setTimeout(end, quietMilliseconds), setTimeout(end, milliseconds)]
    request.on('data', (chunk: Buffer) => {
      timers[0]?.refresh()
      left -= chunk.length
      if (left < 0) end()
    })
    request.once('close', end).once('end', end).resume()
  })
}
