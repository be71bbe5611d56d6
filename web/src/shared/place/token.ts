import { endOfToken } from '@kasack/contract/place.ts'
import { checkSession } from '../call/current-user.ts'
import { now } from '../program/clock.ts'
import { session } from '../session/session.ts'

/** A token that ends so soon is not sent any more, in milliseconds: the question may take a while. */
const margin = 60_000

/** What lets this page have another places service asked; null where there is none. One that ends is asked for anew. */
export async function placesToken(): Promise<string | null> {
  const token = tokenOfUser()
  if (token === null || endOfToken(token) - now().getTime() > margin) return token
  await checkSession()
  return tokenOfUser()
}

function tokenOfUser(): string | null {
  const current = session.get()
  return current.state === 'in' ? current.user.places_token : null
}
