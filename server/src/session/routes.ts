import { setTimeout as delay } from 'node:timers/promises'
import type { Text } from '@kasack/contract/text.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sameToken } from '../platform/access.ts'
import { bodyField, requireForm, takeBodiesAsBytes } from '../platform/body.ts'
import { berlinDay } from '../platform/clock.ts'
import type { Platform, Session } from '../platform/call.ts'
import type { Settings } from '../platform/env.ts'
import { languageOf } from '../platform/language.ts'
import { comesFromElsewhere } from '../platform/origin.ts'
import { serveMethods } from '../platform/serve-methods.ts'
import { signInAttempts, traceOf } from './attempt.ts'
import { clearSessionCookie, setCsrfCookie, setSessionCookie } from './cookies.ts'
import { csrfCookie } from './find-session.ts'
import { loginPage, script, styleSheet } from './login-page.ts'
import { removeSession } from './queries.ts'
import { loginPath, safeNext } from './rules.ts'
import { texts, throttledText } from './texts.ts'
import { csrfOf, newToken } from './token.ts'

/** Milliseconds before somebody hears that too many sign in. */
const breath = 1000

/** Serves `/login/` and `/logout/` (wire.md 2) as plain pages, below the prefix that the app gives them. */
export function sessionRoutes(app: FastifyInstance, platform: Platform, settings: Pick<Settings, 'loginLimit' | 'demoData'>): void {
  const { db, clock, findSession } = platform
  const attempt = signInAttempts(platform, settings.loginLimit)
  takeBodiesAsBytes(app)

  async function form(request: FastifyRequest, reply: FastifyReply) {
    return showForm(request, reply, await findSession(request), null)
  }

  async function login(request: FastifyRequest, reply: FastifyReply) {
    const session = await findSession(request)
    if (!sendsToken(request, session) || comesFromElsewhere(request, platform.publicUrl))
      return showForm(request, reply.code(403), session, texts.expired)
    requireForm(request)
    const username = bodyField(request, 'username')?.trim() ?? ''
    const password = bodyField(request, 'password') ?? ''
    const outcome = await attempt({ username, password, address: request.ip, former: session?.tokenHash ?? null })
    if ('refused' in outcome) {
      request.log.warn(traceOf(username, request.ip), outcome.refused === 'wrong' ? 'login failed' : `login ${outcome.refused}`)
      if (outcome.refused === 'wrong') return showForm(request, reply, session, texts.wrong)
      const busy = outcome.refused === 'busy'
      if (busy) await delay(breath) // or a flood that asks again at once keeps the process at saying no
      reply.code(busy ? 503 : 429).header('retry-after', outcome.wait)
      return showForm(request, reply, session, busy ? texts.busy : throttledText(outcome.wait))
    }
    const { token } = outcome
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

  /** The form's token is the session's, or for the anonymous the one of the cookie (double submit). */
  function showForm(request: FastifyRequest, reply: FastifyReply, session: Session | null, problem: Text | null) {
    const csrf = session?.csrf ?? (request.cookies[csrfCookie] || newToken())
    setCsrfCookie(reply, csrf, platform)
    return reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', vary: 'Accept-Language, Cookie' }).send(
      loginPage({
        language: languageOf(request.headers['accept-language']),
        year: berlinDay(clock.now()).slice(0, 4),
        demo: settings.demoData,
        next: nextOf(request),
        csrf,
        username: bodyField(request, 'username') ?? '',
        problem,
      }),
    )
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

/** Another session's token does not fit, nor does a token without its cookie. */
function sendsToken(request: FastifyRequest, session: Session | null): boolean {
  const header = request.headers['x-csrftoken']
  const sent = typeof header === 'string' ? header : bodyField(request, 'csrfmiddlewaretoken')
  const expected = session?.csrf ?? request.cookies[csrfCookie]
  return Boolean(sent && expected) && sameToken(sent!, expected!)
}

/** Where to go on, from the form or the address. */
const nextOf = (request: FastifyRequest): string =>
  safeNext(bodyField(request, 'next') ?? (request.query as Record<string, string>)['next'])
