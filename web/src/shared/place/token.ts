import type { PlacesToken } from '@kasack/contract/place.ts'
import { endOfToken } from '@kasack/contract/place.ts'
import { request } from '../call/api.ts'
import { now } from '../program/clock.ts'
import { session } from '../session/session.ts'

/** A token that expires within this time, in milliseconds, is not used: the request may take a while. */
const margin = 60_000

let kept: string | null = null

/** The token for the external places service; null if there is none or it cannot be read. Renewed before it expires. */
export async function placesToken(): Promise<string | null> {
  const current = session.get()
  if (current.state !== 'in' || !current.user.asks_places_service) return null
  if (kept === null || endOfToken(kept) - now().getTime() <= margin) kept = await newToken()
  return kept
}

async function newToken(): Promise<string | null> {
  const answer = await request<PlacesToken>({ path: '/users/me/places-token.json/', silent: true })
  return answer.ok ? answer.data.token : null
}
