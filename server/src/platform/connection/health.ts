import type { FastifyInstance } from 'fastify'
import type { Db } from '../database/db.ts'
import { isReachable } from '../database/db.ts'
import { serveMethods } from './serve-methods.ts'

/** `/healthz` while the process lives, `/readyz` while the database answers too. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  serveMethods(app, '/healthz', { GET: async () => ({ status: 'ok' }) })
  serveMethods(app, '/readyz', {
    GET: async (_request, reply) => {
      const ready = await isReachable(db)
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'database away' })
    },
  })
}
