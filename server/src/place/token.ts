import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Settings } from '../platform/program/env.ts'
import type { PlacesService } from './service.ts'

/** The service in the settings; null if only the built-in places are used. */
export function placesServiceOf({ mapsBaseUrl, mapsToken, publicUrl }: Settings): PlacesService | null {
  if (mapsBaseUrl === null || mapsToken === null || new URL(mapsBaseUrl).origin === new URL(publicUrl).origin) return null
  return { url: mapsBaseUrl, token: mapsToken }
}

/** In seconds: how long a form may stay open before the page needs a new token. */
const lifetime = 3600

/**
 * Allows a page to use the service behind MAPS_BASE_URL: its expiry in seconds of Unix time, and our signature. It identifies nobody, and
 * every process can verify it with the shared secret (docs/decisions/096).
 */
export function newPlacesToken(secret: string, now: Date): string {
  const end = Math.floor(now.getTime() / 1000) + lifetime
  return `${end}.${signature(secret, end)}`
}

export function isPlacesToken(secret: string, token: string, now: Date): boolean {
  const [, end, signed] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
  if (end === undefined || signed === undefined || Number(end) * 1000 < now.getTime()) return false
  return timingSafeEqual(Buffer.from(signature(secret, Number(end))), Buffer.from(signed))
}

const signature = (secret: string, end: number): string => createHmac('sha256', secret).update(`places ${end}`).digest('base64url')
