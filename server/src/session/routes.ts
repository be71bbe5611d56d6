import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyField, requireForm, takeBodiesAsBytes } from '../platform/request/body.ts'
import type { Platform } from '../platform/request/call.ts'
import { addressOf } from '../platform/connection/client-address.ts'
import type { Settings } from '../platform/program/env.ts'
import { serveMethods } from '../platform/connection/serve-methods.ts'
import { signInAttempts, traceOf } from './attempt.ts'
import { clearSessionCookie, setCsrfCookie, setPendingCookie, setSessionCookie } from './cookies.ts'
import { originOf } from './device.ts'
import { isOurForm, nextOf } from './form-token.ts'
import { script, styleSheet } from './page.ts'
import { removeSession } from './queries.ts'
import { loginPath, secondStepPath } from './rules.ts'
import { loginSender, prepareRefusal } from './show-page.ts'
import { texts } from './texts.ts'
import { csrfOf } from './token.ts'

/** Serves `/login/` and `/logout/` (wire.md 2) as plain pages, below the app's prefix for them. */
export function sessionRoutes(app: FastifyInstance, platform: Platform, settings: Pick<Settings, 'loginLimit' | 'demoData'>): void {
  const { db, clock, findSession } = platform
  const attempt = signInAttempts(platform, settings.loginLimit)
  const show = loginSender(platform, settings)
  takeBodiesAsBytes(app)

  async function form(request: FastifyRequest, reply: FastifyReply) {
    return show(request, reply, { session: await findSession(request), problem: null })
  }

  async function login(request: FastifyRequest, reply: FastifyReply) {
    const session = await findSession(request)
    if (!isOurForm(request, session, platform.publicUrl)) return show(request, reply.code(403), { session, problem: texts.expired })
    requireForm(request)
    const username = bodyField(request, 'username')?.trim() ?? ''
    const password = bodyField(request, 'password') ?? ''
    const address = addressOf(request)
    const origin = originOf(request.headers['user-agent'], address)
    const outcome = await attempt({ username, password, address, former: session?.tokenHash ?? null, origin })
    if ('refused' in outcome) {
      request.log.warn(traceOf(username, address), outcome.refused === 'wrong' ? 'login failed' : `login ${outcome.refused}`)
      return show(request, reply, { session, problem: await prepareRefusal(reply, outcome, { wrong: texts.wrong, now: clock.now() }) })
    }
    const { token, isPending } = outcome
    if (isPending) {
      setPendingCookie(reply, token, platform)
      return reply.redirect(secondStepPath(nextOf(request)), 302)
    }
    setSessionCookie(reply, token, platform)
    setCsrfCookie(reply, csrfOf(token), platform)
    return reply.redirect(nextOf(request), 302)
  }

  async function logout(request: FastifyRequest, reply: FastifyReply) {
    const session = await findSession(request)
    if (session) await removeSession(db, session.tokenHash)
    clearSessionCookie(reply, platform)
    return reply.redirect(loginPath(nextOf(request)), 302)
  }

  for (const slash of ['', '/']) {
    serveMethods(app, `/login${slash}`, { GET: form, POST: login })
    serveMethods(app, `/logout${slash}`, { GET: logout, POST: logout })
  }
  for (const [name, type, file] of [
    ['login.css', 'text/css', styleSheet],
    ['login.js', 'text/javascript', script],
  ] as const) {
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=31536000, immutable' }
    app.get(`/${name}`, { schema: { hide: true }, exposeHeadRoute: true }, (_request, reply) => reply.headers(headers).send(file))
  }
}
