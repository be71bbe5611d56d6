import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A new session token, 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The hash of a token that the database stores. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The CSRF token of a session, derived from its secret, so that no other session's token fits. */
export const csrfOf = (token: string): string => createHmac('sha256', token).update('csrf').digest('base64url')
