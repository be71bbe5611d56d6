import { permissions, reportingGroup } from '@kasack/contract/permission.ts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../platform/program/clock.ts'
import type { Db } from '../platform/database/db.ts'
import type { Caller, Session } from '../platform/request/call.ts'
import type { SessionRow } from './queries.ts'
import { findSession, touchSession } from './queries.ts'
import { csrfOf, hashToken } from './token.ts'

export const sessionCookie = 'sessionid'
export const csrfCookie = 'csrftoken'

/** Looks up the session of a request, in one statement (two once a minute). */
export const sessionFinder =
  (db: Db, clock: Clock) =>
  async ({ cookies }: FastifyRequest, { isUse } = { isUse: true }): Promise<Session | null> => {
    const token = cookies[sessionCookie]
    if (!token) return null
    const tokenHash = hashToken(token)
    const now = clock.now()
    const row = await findSession(db, tokenHash, now)
    if (!row) return null
    if (row.stale && isUse) await touchSession(db, tokenHash, now)
    return {
      caller: callerOf(row),
      tokenHash,
      get csrf() {
        return csrfOf(token) // lazy: reading calls never need it
      },
    }
  }

/** Effective permissions: superusers hold all of them, and the group Reporting opens the KPIs. */
function callerOf({ stale: _stale, ...row }: SessionRow): Caller {
  return {
    ...row,
    permissions: row.is_superuser ? [...permissions] : row.permissions,
    may_access_kpis: row.is_superuser || row.may_access_kpis || row.groups.includes(reportingGroup),
  }
}
