import { rightsOf } from '@kasack/contract/permission.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { requireAccess, requireCsrf, requirePathId, requireSession } from './access.ts'
import { isForm, readBody, requireForm, requireJson } from './body.ts'
import type { Caller, Platform, Call, Method } from './call.ts'
import { berlinDay } from '../program/clock.ts'
import { compressAnswer } from '../connection/compression.ts'
import type { Db } from '../database/db.ts'
import { shareOf } from '../database/db.ts'
import { errorsAfter } from './errors.ts'
import { requireMultipart } from '../file/upload.ts'
import { pass } from './guard.ts'
import { languageOf } from '../text/language.ts'
import { sendAnswer } from './large-answer.ts'
import { describePath } from '../openapi/document.ts'
import { queryOf } from './query.ts'
import { Refusal, refusalTexts } from '../text/refusal.ts'

type MethodName = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The methods that any path serves. */
const usualMethods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']

/** A path below /api/v0: its methods, and whether the record it names exists for the caller. */
export type Endpoint = { methods: Partial<Record<MethodName, Method>>; exists?: (db: Db, id: number, call: Call) => Promise<boolean> }

/**
 * Serves one path with the checks of wire.md 11 in their order. Other methods are answered with 405 and `Allow`.
 * A path id is `:id`; anything but 1 to 15 digits is an unknown path.
 */
export function endpoint(app: FastifyInstance, platform: Platform, path: string, { methods, exists }: Endpoint): void {
  const served = Object.keys(methods) as MethodName[]
  const own = { ...platform, db: shareOf(platform.db) }
  describePath(platform.description, app.prefix + path, methods)
  // HEAD is answered like GET.
  const reading: HTTPMethods[] = methods.GET ? ['HEAD'] : []
  for (const name of served) serve(name === 'GET' ? ['GET', ...reading] : [name], methods[name])
  // With these this path comes before one with an id in its place.
  serve(
    usualMethods.filter((name) => ![...served, ...reading].includes(name)),
    undefined,
  )
  platform.others.add(app.prefix + path, async (request, reply) => {
    await admitTo(undefined)(request, reply)
    return refuseMethod(served)
  })

  /** The checks before a method is served, or refused if the path has no such method. */
  function admitTo(method: Method | undefined) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<Call> => {
      const call = await openCall(own, request, reply, { needs: namedRights(method?.access), isUse: !method?.isBackground })
      await pass({
        session: () => (method?.access === 'public' ? undefined : requireSession(call)),
        csrf: () => requireCsrf(call),
        path: () => requirePathId(call),
        permission: () => (method ? requireAccess(call, method.access) : undefined),
        record: () => requireRecord(method === methods.GET ? undefined : exists, call),
        method: () => (method ? undefined : refuseMethod(served)),
        content_type: () => requireContent(method, request),
        throttle: () => method?.throttle?.(call),
      })
      return call
    }
  }

  function serve(names: HTTPMethods[], method: Method | undefined): void {
    const admit = admitTo(method)
    app.route({
      method: names,
      url: path,
      ...(method?.compressed && { onSend: compressAnswer }),
      handler: async (request, reply) => {
        const call = await admit(request, reply)
        if (!method) return refuseMethod(served)
        call.body = isForm(request) || method.form === 'upload' ? {} : readBody(request)
        const answer = await method.handle(call)
        return sendAnswer(reply.code(method.status ?? 200), method.status === 204 ? undefined : answer)
      },
      errorHandler: errorsAfter(admit),
    })
  }
}

function requireContent(method: Method | undefined, request: FastifyRequest): void {
  if (method?.form === 'upload') return requireMultipart(request)
  return method?.form ? requireForm(request) : requireJson(request)
}

const namedRights = (access: Method['access'] | undefined): Call['needs'] =>
  typeof access === 'function' || !access ? [] : rightsOf(access)

/** The caller of a public call without a session: no user has id 0. */
const nobody: Caller = {
  id: 0,
  username: '',
  first_name: '',
  last_name: '',
  full_name: '',
  name: '',
  email: '',
  groups: [],
  permissions: [],
  is_superuser: false,
  is_staff: false,
  may_access_kpis: false,
}

/** Determines the caller, the time and the language; the body is read after the guards. */
export async function openCall(
  { db, clock, publicUrl, outbox, findSession }: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  { needs, isUse }: Pick<Call, 'needs'> & { isUse: boolean } = { needs: [], isUse: true },
): Promise<Call> {
  const session = await findSession(request, { isUse })
  const now = clock.now()
  const params = request.params as Record<string, string>
  return {
    db,
    publicUrl,
    outbox,
    session,
    caller: session?.caller ?? nobody,
    needs,
    now,
    today: berlinDay(now),
    get language() {
      return languageOf(request.headers['accept-language']) // few calls need it
    },
    id: Number(params['id'] ?? 0),
    params,
    query: queryOf(request),
    body: {},
    request,
    reply,
  }
}

/** Ids have 32 bits; a larger one names no record. A GET finds out by itself, in the statement that reads the record. */
async function requireRecord(exists: Endpoint['exists'], call: Call): Promise<void> {
  const { db, id } = call
  if (id > 2147483647 || (exists && !(await exists(db, id, call)))) throw new Refusal(404, refusalTexts.not_found)
}

function refuseMethod(served: MethodName[]): never {
  const allow = served.includes('GET') ? [...served, 'HEAD'] : served
  throw new Refusal(405, refusalTexts.method, { Allow: allow.join(', ') })
}
