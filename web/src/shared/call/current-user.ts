import type { CurrentUser } from '@kasack/contract/user.ts'
import { request } from './api.ts'
import { claimLists } from '../storage/local-cache.ts'
import { report } from '../program/report.ts'
import { session, sessionLost } from '../session/session.ts'
import { build } from '../program/settings.ts'

/** Reads the signed-in user: on startup, and again while a lost session may have been restored in another tab. */
export async function checkSession(): Promise<void> {
  const answer = await request<CurrentUser>({ path: '/users/me.json/', silent: true, hooks: { 401() {} } })
  if (answer.ok) {
    claimLists(`${answer.data.id} ${build}`)
    session.set({ state: 'in', user: answer.data })
    sessionLost.set(false)
  } else if (!sessionLost.get()) {
    if (answer.status !== 401) report(`The current user could not be read: ${answer.status}`)
    session.set({ state: answer.status === 401 ? 'out' : 'failed' })
  }
}

/** Picks up changes others made to the user, such as permissions; failures stay silent. */
export async function followUser(): Promise<void> {
  const answer = await request<CurrentUser>({ path: '/users/me.json/', silent: true })
  const current = session.get()
  if (!answer.ok || current.state !== 'in' || JSON.stringify(answer.data) === JSON.stringify(current.user)) return
  session.set({ state: 'in', user: answer.data })
}
