import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from './language.ts'
import { Refusal, refusalBody, refusalTexts } from './refusal.ts'

/** Sends whatever a request ended in, in the reader's language. Surprises are logged and say nothing of the inside. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(error)
  if (refusal.status >= 500) request.log.error(error)
  void reply
    .code(refusal.status)
    .headers(refusal.headers)
    .type('application/json; charset=utf-8')
    .send(refusalBody(refusal, languageOf(request.headers['accept-language'])))
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code = '', statusCode, message = '' } = error as Partial<FastifyError>
  if (isTooLarge(error)) return new Refusal(413, refusalTexts.too_large)
  if (isDatabaseAway(code, message)) return new Refusal(503, refusalTexts.unavailable, { 'Retry-After': '5' })
  if (statusCode !== undefined && statusCode < 500) return new Refusal(statusCode === 415 ? 415 : 400, [refusalTexts.malformed])
  return new Refusal(500, refusalTexts.internal)
}

/** The body is longer than is read. */
export const isTooLarge = (error: unknown): boolean => (error as Partial<FastifyError>).code === 'FST_ERR_CTP_BODY_TOO_LARGE'

/**
 * Connection lost (08), server stopping or starting (57P), only a copy of another since a failover (25006), too many connections
 * (53300), statement timeout (57014), or its name or address is not known for now; the driver's own words have no code.
 */
const isDatabaseAway = (code: string, message: string) =>
  /^(08|57P|25006|53300|57014|ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/.test(code) ||
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has|was) .* not queryable)/.test(message)
