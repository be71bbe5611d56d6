import type { FastifyRequest } from 'fastify'
import { echoes } from '../platform/request/access.ts'
import { bodyField } from '../platform/request/body.ts'
import type { Session } from '../platform/request/call.ts'
import { isCrossSite } from '../platform/connection/origin.ts'
import { queryOf } from '../platform/request/query.ts'
import { csrfCookie } from './find-session.ts'
import { safeNext } from './rules.ts'

/** Whether a sign-in form is ours: it echoes the token of its session or cookie, and no other site sent it. */
export const isOurForm = (request: FastifyRequest, session: Session | null, publicUrl: string): boolean =>
  sendsToken(request, session) && !isCrossSite(request, publicUrl)

/** Another session's token is refused, and so is a token without its cookie. */
function sendsToken(request: FastifyRequest, session: Session | null): boolean {
  const expected = session?.csrf ?? request.cookies[csrfCookie]
  return Boolean(expected) && echoes(request, expected!)
}

/** Where to continue, from the form or the address. */
export const nextOf = (request: FastifyRequest): string => safeNext(bodyField(request, 'next') ?? queryOf(request)['next'])
