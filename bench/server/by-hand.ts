import type { RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault, RouteHandlerMethod } from 'fastify'
import Fastify from 'fastify'
import pg from 'pg'
import { callsByHand } from '../call.ts'
import { findUser } from './session.ts'

// The same calls without our framework: bare Fastify, pg, and handwritten queries.
const db = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 20,
  options: '-c TimeZone=UTC -c jit=off -c max_parallel_workers_per_gather=0 -c join_collapse_limit=4',
})
const publicUrl = process.env['PUBLIC_URL'] ?? ''
const app = Fastify()

type Handler = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  { Params: Record<string, string>; Querystring: Record<string, string> }
>

for (const { route, method = 'GET', answer } of Object.values(await callsByHand())) {
  const handler: Handler = async (request, reply) => {
    const found = await findUser(db, request.headers.cookie)
    if (!found) return reply.code(401).send()
    const { params, query, body, url } = request
    reply.header('content-type', 'application/json; charset=utf-8')
    return answer({ ...found, db, params, query, body, url: publicUrl + url, reply })
  }
  app.route({ method, url: route, handler })
}

process.on('SIGTERM', () => process.exit(0))
process.stderr.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
