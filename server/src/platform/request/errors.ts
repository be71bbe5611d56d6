import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Text } from '@kasack/contract/text.ts'
import { languageOf } from '../text/language.ts'
import { Refusal, refusalBody, refusalTexts } from '../text/refusal.ts'

/** Sends whatever error a request ended in, in the reader's language. Unexpected errors are logged and reveal nothing internal. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error, request)
  void reply
    .code(refusal.status)
    .headers(refusal.headers)
    .type('application/json; charset=utf-8')
    .send(refusalBody(refusal, languageOf(request.headers['accept-language'])))
}

/** Sends errors of requests. Fastify stops at a body that is too large before the caller has been checked: `check` does so first. */
export const errorsAfter =
  (check: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
  async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      if (isTooLarge(error)) await check(request, reply)
      sendError(error, request, reply)
    } catch (error_) {
      sendError(error_, request, reply)
    }
    return reply
  }

/** The refusal that answers an error; unexpected errors are logged. */
export function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  const refusal = asRefusal(error)
  if (refusal.status >= 500) logFailure(error, request)
  return refusal
}

let diskReportedAt = 0

/** Logs what has stopped a request. A full disk stops every write: it is logged as fatal, once a minute. */
function logFailure(error: unknown, { log, raw }: FastifyRequest): void {
  if (raw.destroyed && !raw.complete) return log.info('the client broke the request off')
  if (!isDiskFull((error as Partial<FastifyError>).code ?? '')) return log.error(error)
  if (performance.now() - diskReportedAt < 60_000 && diskReportedAt > 0) return
  diskReportedAt = performance.now()
  log.fatal("the database's disk is full: nothing can be written until there is space again")
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code = '', statusCode, message = '' } = error as Partial<FastifyError>
  if (isTooLarge(error)) return new Refusal(413, refusalTexts.too_large)
  const unavailable = whyUnavailable(code, message)
  if (unavailable) return new Refusal(503, unavailable, { 'Retry-After': '5' })
  if (statusCode === 403 || statusCode === 404) return new Refusal(404, refusalTexts.not_found) // as the static files report it
  if (statusCode !== undefined && statusCode < 500) return new Refusal(statusCode === 415 ? 415 : 400, [refusalTexts.malformed])
  return new Refusal(500, refusalTexts.internal)
}

/** Whether the body is longer than the limit. */
const isTooLarge = (error: unknown): boolean => (error as Partial<FastifyError>).code === 'FST_ERR_CTP_BODY_TOO_LARGE'

/** Why the database refuses now what it will do later; null for any other error. */
function whyUnavailable(code: string, message: string): Text | null {
  if (/^(40P01|40001|55P03|57014)$/.test(code) || message === 'Query read timeout') return refusalTexts.too_slow
  if (isDiskFull(code)) return refusalTexts.disk_full
  return isDatabaseAway(code, message) ? refusalTexts.unavailable : null
}

/** Whether the database will do later what it refuses now. */
export const isTemporary = (error: unknown): boolean => {
  const { code = '', message = '' } = error as Partial<FastifyError>
  return whyUnavailable(code, message) !== null
}

/** The codes of the database, and of the file system for uploaded files. */
const isDiskFull = (code: string) => ['53100', 'ENOSPC', 'EDQUOT'].includes(code)

/**
 * Connection lost (08), server stopping or starting (57P), only a replica since a failover (25006), too many connections (53300), or
 * its name or address currently unknown; the driver's own messages have no code.
 */
const isDatabaseAway = (code: string, message: string) =>
  /^(08|57P|25006|53300|ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/.test(code) ||
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has|was) .* not queryable)/.test(message)
