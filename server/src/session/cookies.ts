import type { FastifyReply } from 'fastify'
import { csrfCookie, sessionCookie } from './find-session.ts'

/** Secure only in production: a developer's browser would drop the cookie over plain http. */
export type CookieSettings = { secureCookies: boolean }

const shared = { path: '/', sameSite: 'lax' } as const

/** The session's secret, hidden from scripts. */
export function setSessionCookie(reply: FastifyReply, token: string, { secureCookies }: CookieSettings): void {
  reply.setCookie(sessionCookie, token, { ...shared, httpOnly: true, secure: secureCookies, maxAge: 14 * 24 * 3600 })
}

/** The token that scripts echo in X-CSRFToken. */
export function setCsrfCookie(reply: FastifyReply, token: string, { secureCookies }: CookieSettings): void {
  reply.setCookie(csrfCookie, token, { ...shared, secure: secureCookies, maxAge: 365 * 24 * 3600 })
}

export function clearSessionCookie(reply: FastifyReply, { secureCookies }: CookieSettings): void {
  reply.clearCookie(sessionCookie, { ...shared, httpOnly: true, secure: secureCookies })
}

/** A login that waits for its second step; no other request uses it. */
export const pendingCookie = 'pendinglogin'
const pending = { path: '/django_auth', sameSite: 'lax', httpOnly: true } as const

export function setPendingCookie(reply: FastifyReply, token: string, { secureCookies }: CookieSettings): void {
  reply.setCookie(pendingCookie, token, { ...pending, secure: secureCookies, maxAge: 300 })
}

export function clearPendingCookie(reply: FastifyReply, { secureCookies }: CookieSettings): void {
  reply.clearCookie(pendingCookie, { ...pending, secure: secureCookies })
}
