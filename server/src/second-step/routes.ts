import type { Text } from '@kasack/contract/text.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { askForPasskey, siteOf } from '../passkey/ceremony.ts'
import type { Entry } from '../passkey/queries.ts'
import { bodyField, requireForm } from '../platform/request/body.ts'
import type { Platform, Session } from '../platform/request/call.ts'
import { addressOf, clientOf } from '../platform/connection/client-address.ts'
import type { Settings } from '../platform/program/env.ts'
import { languageOf } from '../platform/text/language.ts'
import { queryOf } from '../platform/request/query.ts'
import { serveMethods } from '../platform/connection/serve-methods.ts'
import { times } from '../platform/program/setting.ts'
import { admit, throttleKey } from '../platform/request/throttle.ts'
import { isOneTimeCode } from '../second-factor/one-time-code.ts'
import { traceOf } from '../session/attempt.ts'
import { clearPendingCookie, pendingCookie, setCsrfCookie, setSessionCookie } from '../session/cookies.ts'
import { originOf } from '../session/device.ts'
import { isOurForm, nextOf } from '../session/form-token.ts'
import { loginPath } from '../session/rules.ts'
import { loginSender, pageSender, prepareRefusal } from '../session/show-page.ts'
import { csrfOf, hashToken } from '../session/token.ts'
import type { StepResult, Proof } from './attempt.ts'
import { secondSteps } from './attempt.ts'
import { secondStepPage } from './page.ts'
import type { PendingLogin } from './queries.ts'
import { findPendingLogin } from './queries.ts'
import { texts } from './texts.ts'

type Waiting = PendingLogin & { token: Buffer }

/** Serves the second step of signing in, and signing in with only a passkey (docs/decisions/161), below the login page's prefix. */
export function secondStepRoutes(app: FastifyInstance, platform: Platform, settings: Pick<Settings, 'loginLimit' | 'demoData'>): void {
  const { db, clock, findSession, publicUrl } = platform
  const steps = secondSteps(platform, settings.loginLimit)
  const [show, showLogin] = [pageSender(platform), loginSender(platform, settings)]
  const generous = times(20, settings.loginLimit) // for an office behind one address

  async function form(request: FastifyRequest, reply: FastifyReply) {
    const login = await waiting(request)
    if (!login) return reply.redirect(loginPath(nextOf(request)), 302)
    return showStep(request, reply, { login, session: await findSession(request), problem: null })
  }

  async function confirm(request: FastifyRequest, reply: FastifyReply) {
    const [session, login] = [await findSession(request), await waiting(request)]
    if (!login) return showLogin(request, reply, { session, problem: texts.over })
    if (!isOurForm(request, session, publicUrl)) return showStep(request, reply.code(403), { login, session, problem: texts.expired })
    requireForm(request)
    const proof = proofOf(request)
    const outcome = await steps.confirm(login, proof, browserOf(request, session))
    if (!('refused' in outcome)) return enter(request, reply, outcome)
    request.log.warn({ ...traceOf(login.username, addressOf(request)), why: outcome.why }, `second step ${wordOf(outcome)}`)
    const problem = await prepareRefusal(reply, outcome, { wrong: wrong(proof), now: clock.now() })
    const still = await waiting(request)
    return still
      ? showStep(request, reply, { login: still, session, problem })
      : showLogin(request, reply, { session, problem: texts.over })
  }

  async function signIn(request: FastifyRequest, reply: FastifyReply) {
    const session = await findSession(request)
    if (!isOurForm(request, session, publicUrl)) return showLogin(request, reply.code(403), { session, problem: texts.expired })
    requireForm(request)
    const proof = { credential: credentialOf(request), site: siteOf(publicUrl, request) }
    const outcome = await steps.signIn(proof, browserOf(request, session))
    if (!('refused' in outcome)) return enter(request, reply, outcome)
    request.log.warn({ ...traceOf('', addressOf(request)), why: outcome.why }, `passkey ${wordOf(outcome)}`)
    const problem = await prepareRefusal(reply, outcome, { wrong: texts.wrong_passkey, now: clock.now() })
    return showLogin(request, reply, { session, problem })
  }

  const ask = (entryOf: (request: FastifyRequest) => Promise<Entry | null>) => async (request: FastifyRequest, reply: FastifyReply) => {
    const entry = await entryOf(request)
    const isOurs = isOurForm(request, await findSession(request), publicUrl)
    reply.header('cache-control', 'no-store')
    if (!entry || !isOurs) return reply.code(403).send({ detail: texts.expired[languageOf(request.headers['accept-language'])] })
    const key = throttleKey('passkey challenge', clientOf(addressOf(request)))
    await admit(db, [{ key, limit: generous, excess: texts.too_many_questions }], clock.now())
    return askForPasskey(db, entry, { site: siteOf(publicUrl, request), now: clock.now() })
  }

  async function waiting(request: FastifyRequest): Promise<Waiting | null> {
    const cookie = request.cookies[pendingCookie]
    if (!cookie) return null
    const token = hashToken(cookie)
    const login = await findPendingLogin(db, token, clock.now())
    return login && { ...login, token }
  }

  function enter(request: FastifyRequest, reply: FastifyReply, { token, userId, by }: Extract<StepResult, { token: string }>) {
    request.log.info({ user: userId, by }, 'signed in')
    setSessionCookie(reply, token, platform)
    setCsrfCookie(reply, csrfOf(token), platform)
    clearPendingCookie(reply, platform)
    return reply.redirect(nextOf(request), 302)
  }

  type Step = { login: Waiting; session: Session | null; problem: Text | null }

  function showStep(request: FastifyRequest, reply: FastifyReply, { login, ...shown }: Step) {
    const recovery = queryOf(request)['with'] === 'recovery'
    return show(request, reply, shown, (view) => secondStepPage(view, { ...login, recovery }))
  }

  const proofOf = (request: FastifyRequest): Proof =>
    bodyField(request, 'credential')
      ? { credential: credentialOf(request), site: siteOf(publicUrl, request) }
      : { code: (bodyField(request, 'code') ?? '').slice(0, 100) }

  for (const slash of ['', '/']) {
    serveMethods(app, `/second-step${slash}`, { GET: form, POST: confirm })
    serveMethods(app, `/second-step/options${slash}`, {
      POST: ask(async (request) => {
        const login = await waiting(request)
        return login && { purpose: 'confirm', userId: login.user.id }
      }),
    })
    serveMethods(app, `/passkey${slash}`, { POST: signIn })
    serveMethods(app, `/passkey/options${slash}`, { POST: ask(async () => ({ purpose: 'sign_in', userId: null })) })
  }
}

const wrong = (proof: Proof): Text =>
  'credential' in proof ? texts.wrong_passkey : isOneTimeCode(proof.code) ? texts.wrong : texts.wrong_recovery_code

const wordOf = ({ refused }: Extract<StepResult, { refused: string }>): string => (refused === 'wrong' ? 'failed' : refused)

const browserOf = (request: FastifyRequest, session: Session | null) => ({
  address: addressOf(request),
  former: session?.tokenHash ?? null,
  origin: originOf(request.headers['user-agent'], addressOf(request)),
})

/** The browser's passkey response from the form; anything else counts as empty. */
function credentialOf(request: FastifyRequest): object {
  try {
    const said: unknown = JSON.parse(bodyField(request, 'credential') ?? '')
    return typeof said === 'object' && said !== null ? said : {}
  } catch {
    return {}
  }
}
