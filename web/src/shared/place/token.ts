import type { PlacesToken } from '@kasack/contract/place.ts'
import { endOfToken } from '@kasack/contract/place.ts'
import { request } from '../call/api.ts'
import { now } from '../program/clock.ts'
import { session } from '../session/session.ts'

/** A token that ends so soon is not sent any more, in milliseconds: the question may take a while. */
const margin = 60_000

let kept: string | null = null

/** What lets this page have another places service asked; null where there is none, or none to be had. One that ends is asked for anew. */
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
