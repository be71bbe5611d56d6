import { isIP } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Text } from '@kasack/contract/text.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bodyField } from '../platform/request/body.ts'
import type { Platform, Session } from '../platform/request/call.ts'
import { berlinDay } from '../platform/program/clock.ts'
import { languageOf } from '../platform/text/language.ts'
import { limitText } from '../platform/text/limit-text.ts'
import type { LoginRefusal } from './attempt.ts'
import { setCsrfCookie } from './cookies.ts'
import { csrfCookie } from './find-session.ts'
import { nextOf } from './form-token.ts'
import { loginPage } from './login-page.ts'
import type { SignInView } from './page.ts'
import { texts } from './texts.ts'
import { newToken } from './token.ts'

/** In milliseconds: delay before a busy server refuses a login. */
const busyDelay = 1000

type LoginPage = { session: Session | null; problem: Text | null }
type Site = Pick<Platform, 'clock' | 'publicUrl' | 'secureCookies'>

/** Sends a sign-in page. The forms' token is the session's, or without a session the cookie's (double submit). */
export const pageSender =
  (platform: Site) =>
  (request: FastifyRequest, reply: FastifyReply, { session, problem }: LoginPage, page: (view: SignInView) => string) => {
    const csrf = session?.csrf ?? (request.cookies[csrfCookie] || newToken())
    setCsrfCookie(reply, csrf, platform)
    const view = {
      language: languageOf(request.headers['accept-language']),
      year: berlinDay(platform.clock.now()).slice(0, 4),
      next: nextOf(request),
      csrf,
      host: passkeyHost(platform.publicUrl),
      problem,
    }
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', vary: 'Accept-Language, Cookie' }
    return reply.headers(headers).send(page(view))
  }

/** Passkeys are bound to a host name, never to an IP address. */
function passkeyHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? hostname : ''
}

export function loginSender(platform: Site, { demoData }: { demoData: boolean }) {
  const send = pageSender(platform)
  return (request: FastifyRequest, reply: FastifyReply, shown: LoginPage) =>
    send(request, reply, shown, (view) => loginPage({ ...view, demo: demoData, username: bodyField(request, 'username') ?? '' }))
}

/** The text for a refused attempt; sets its status and `Retry-After`. `wrong` is the text for a wrong answer. */
export async function prepareRefusal(
  reply: FastifyReply,
  outcome: LoginRefusal,
  { wrong, now }: { wrong: Text; now: Date },
): Promise<Text> {
  if (outcome.refused === 'wrong') return wrong
  const isBusy = outcome.refused === 'busy'
  if (isBusy) await delay(busyDelay) // otherwise a flood of immediate retries would keep the process busy with refusals
  reply.code(isBusy ? 503 : 429).header('retry-after', outcome.wait)
  return isBusy ? texts.busy : limitText(outcome.full, { wait: outcome.wait, now })
}
