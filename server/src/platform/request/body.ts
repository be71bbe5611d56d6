import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal, refusalTexts } from '../text/refusal.ts'

/** At most 1 MB of body is read. */
const bodyLimit = 1024 * 1024

const reading = new Set(['POST', 'PATCH'])

/** Accepts every body as bytes: its content is examined after the guards, in the order of wire.md 11. */
export function takeBodiesAsBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    // Fastify would refuse a type it cannot read before the caller has been checked: such a type counts as an unknown one.
    if (!/^[\w.+-]+\/[\w.+-]+\s*(;|$)/.test(headers['content-type'] ?? '')) headers['content-type'] = 'application/octet-stream'
  })
}

const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

/** Refuses a body that is not declared as JSON in UTF-8, or is compressed; an empty one needs no declaration. */
export function requireJson(request: FastifyRequest): void {
  if (!reading.has(request.method) || bytesOf(request).length === 0) return
  const [type = '', ...parameters] = (request.headers['content-type'] ?? '').toLowerCase().split(';')
  const encoding = request.headers['content-encoding'] ?? 'identity'
  const charset = parameters.map((parameter) => /^\s*charset="?([^"]*)"?\s*$/.exec(parameter)?.[1]).find(Boolean) ?? 'utf-8'
  if (type.trim() !== 'application/json' || !/^utf-?8$/.test(charset) || encoding !== 'identity')
    throw new Refusal(415, refusalTexts.content_type)
}

/** The JSON object of a POST or PATCH; an empty body counts as `{}`. Refuses anything else with 400. */
export const readBody = (request: FastifyRequest): Record<string, unknown> => (reading.has(request.method) ? jsonObject(request) : {})

/** Same for any method, such as a DELETE that says what is to end. */
export function jsonObject(request: FastifyRequest): Record<string, unknown> {
  const bytes = bytesOf(request)
  if (bytes.length === 0) return {}
  const value = parse(bytes)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal(400, [refusalTexts.malformed])
  return value as Record<string, unknown>
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new Refusal(400, [refusalTexts.malformed])
  }
}

/** Whether the body holds the fields of a form, each to be read by `bodyField`. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? '')

/** A text field of a body that may not be JSON; used where the body may carry a token. */
export function bodyField(request: FastifyRequest, name: string): string | undefined {
  const bytes = bytesOf(request)
  if (isForm(request)) {
    return new URLSearchParams(bytes.toString('utf8')).get(name) ?? undefined
  }
  try {
    const value = (JSON.parse(bytes.toString('utf8')) as Record<string, unknown> | null)?.[name]
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined // not JSON: another guard decides whether that is allowed
  }
}

/** Refuses a body that is neither a form nor JSON. */
export function requireForm(request: FastifyRequest): void {
  const type = (request.headers['content-type'] ?? '').toLowerCase()
  if (bytesOf(request).length > 0 && !/^application\/(x-www-form-urlencoded|json)\s*(;|$)/.test(type)) {
    throw new Refusal(415, refusalTexts.content_type)
  }
}
