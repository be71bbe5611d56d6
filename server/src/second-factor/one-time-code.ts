import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every authenticator app supports it. */
const kind = { issuer: 'Kasack', algorithm: 'SHA1', digits: 6, period: 30 } as const

/** 160 bits, as RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20)

const secretOf = (bytes: Buffer): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer })

/** The secret as people type it, and the URI in a QR code. */
export function describeSecret(bytes: Buffer, username: string): { secret: string; uri: string } {
  const secret = secretOf(bytes)
  return { secret: secret.base32, uri: new TOTP({ ...kind, label: username, secret }).toString() }
}

/** A code as people type it: digits, in groups or not. */
export const isOneTimeCode = (text: string): boolean => /^\d{6}$/.test(withoutBlanks(text))

/** The time steps that the code matches: the current, previous or next one, as clocks differ. */
export function stepsOf(bytes: Buffer, code: string, now: Date): number[] {
  const totp = new TOTP({ ...kind, secret: secretOf(bytes) })
  const current = stepAt(now)
  const typed = Buffer.from(withoutBlanks(code))
  return [current - 1, current, current + 1].filter((step) => {
    const expected = Buffer.from(totp.generate({ timestamp: step * kind.period * 1000 }))
    return expected.length === typed.length && timingSafeEqual(expected, typed)
  })
}

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / kind.period)

/** The steps of a day: how far a clock may run ahead without a code used then becoming usable again. */
const remembered = 86_400 / kind.period

/**
 * Uses the code of the earliest of these steps after all used ones; returns the used steps, or null if none comes after them. A step from
 * the future was used while the clock was ahead: it counts once its time comes. See docs/rules/signing-in.md.
 */
export function withUsed(steps: number[], used: number[], now: Date): number[] | null {
  const latest = stepAt(now) + 1
  const last = Math.max(0, ...used.filter((step) => step <= latest))
  const step = steps.find((one) => one > last)
  return step === undefined ? null : [...used.filter((one) => one > latest - remembered), step]
}

const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, '')
