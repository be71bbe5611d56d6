import type { FastifyInstance } from 'fastify'
import type { Db } from './db.ts'
import { isReachable } from './db.ts'

/** `/healthz` while the process lives, `/readyz` while the database answers too. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = await isReachable(db)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'database away' })
  })
}
