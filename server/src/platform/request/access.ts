import { timingSafeEqual } from 'node:crypto'
import type { Needs } from '@kasack/contract/permission.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { FastifyRequest } from 'fastify'
import { bodyField } from './body.ts'
import type { Call, Caller } from './call.ts'
import { formText } from '../file/form-text.ts'
import { isCrossSite } from '../connection/origin.ts'
import { Refusal, refusalTexts } from '../text/refusal.ts'

/** Refuses a caller who is not signed in. */
export function requireSession({ session }: Call): void {
  if (!session) throw new Refusal(401, refusalTexts.signed_out)
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/** An unsafe call with a session must echo that session's token in the header or in the body (wire.md 2), and not come from elsewhere. */
export async function requireCsrf({ session, request, publicUrl }: Call): Promise<void> {
  if (!session || safe.has(request.method)) return
  if (isCrossSite(request, publicUrl)) throw new Refusal(403, refusalTexts.csrf)
  if (echoes(request, session.csrf)) return
  const token = await formText(request, 'csrfmiddlewaretoken')
  if (!token || !sameToken(token, session.csrf)) throw new Refusal(403, refusalTexts.csrf)
}

/** Whether a request carries this token in its header or in its body. */
export function echoes(request: FastifyRequest, token: string): boolean {
  const header = request.headers['x-csrftoken']
  if (typeof header === 'string' && sameToken(header, token)) return true
  return sameToken(bodyField(request, 'csrfmiddlewaretoken') ?? '', token)
}

/** Compares in constant time. */
function sameToken(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Refuses a path id that is not 1 to 15 digits: no such path exists. */
export function requirePathId({ params }: Call): void {
  if (params['id'] !== undefined && !/^[0-9]{1,15}$/.test(params['id'])) throw new Refusal(404, refusalTexts.not_found)
}

export function requireAccess({ caller }: Pick<Call, 'caller'>, access: Needs<Caller>): void {
  if (!mayAccess(caller, access)) throw new Refusal(403, refusalTexts.not_allowed)
}
