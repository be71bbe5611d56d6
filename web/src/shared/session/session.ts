import type { CurrentUser } from '@kasack/contract/user.ts'
import { clearLists } from '../storage/local-cache.ts'
import { currentLocation } from '../address/navigation.ts'
import { queryClient } from '../storage/query-client.ts'
import { createStore, useStore } from '../program/store.ts'

/** `failed`: the server did not say who the user is. `ended`: the session ended while the page was open. */
export type Session = { state: 'loading' | 'out' | 'ended' | 'failed' } | { state: 'in'; user: CurrentUser }

export const session = createStore<Session>({ state: 'loading' })

/** The session is gone, but a form still holds unsaved input. */
export const sessionLost = createStore(false)

export function useUser(): CurrentUser | null {
  const current = useStore(session)
  return current.state === 'in' ? current.user : null
}

/** Whether the page must stay, because input would be lost. */
type Guard = () => boolean
const guards = new Set<Guard>()

/** Asked before a lost session ends the page. Returns how to unregister. */
export function onUnauthorized(guard: Guard): () => void {
  guards.add(guard)
  return () => {
    guards.delete(guard)
    if (sessionLost.get() && !isHeld()) endSession()
  }
}

/** Called on a 401 answer. */
export function unauthorized() {
  if (isHeld()) sessionLost.set(true)
  else endSession()
}

const isHeld = () => [...guards].some((guard) => guard())

/** Forgets the user and all data read on their behalf; the shell then leads to the login page. */
function endSession() {
  const { state } = session.get()
  sessionLost.set(false)
  forgetUser()
  session.set({ state: state === 'in' || state === 'ended' ? 'ended' : 'out' })
}

export function forgetUser() {
  clearLists()
  queryClient.clear()
}

/** Both return to the current page, filters included. */
export const loginUrl = (): string => `/django_auth/login/?next=${here()}`
export const logoutUrl = (): string => `/django_auth/logout/?next=${here()}`

function here(): string {
  const { pathname, search } = currentLocation()
  return encodeURIComponent(pathname + search)
}
