import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { createMemoryRouter } from 'react-router'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import '../style.ts'
import { clearCrucialErrors } from '../shared/call/crucial-error.ts'
import { applyLanguage } from '../shared/language/i18n.ts'
import { clearLists } from '../shared/storage/local-cache.ts'
import { bindRouter } from '../shared/address/navigation.ts'
import { setPreference } from '../shared/storage/preference.ts'
import { queryClient } from '../shared/storage/query-client.ts'
import type { Session } from '../shared/session/session.ts'
import { session, sessionLost } from '../shared/session/session.ts'
import { App } from '../App.tsx'
import { routes } from '../routes.tsx'
import { Shell } from '../shell/frame/Shell.tsx'
import { aUser } from './users.ts'

type Start = { at?: string; session?: Session }

/** The back office at an address, in English, with a user logged in unless the test says otherwise. */
export async function renderRoutes(
  { at = '/', session: started = { state: 'in', user: aUser() } }: Start = {},
  own: RouteObject[] = routes,
) {
  setPreference({ language: 'en', beta: false, scheme: 'light', keys: true })
  applyLanguage()
  session.set(started)
  const router = createMemoryRouter(own, { initialEntries: [at] })
  bindRouter(router)
  onTestFinished(() => {
    router.dispose()
    queryClient.clear()
    clearLists()
    clearCrucialErrors()
    sessionLost.set(false)
  })
  return { router, screen: await render(<App router={router} />) }
}

/** One element inside the shell, for tests of shared parts. */
export const renderInShell = (element: ReactNode, start?: Start) =>
  renderRoutes(start, [{ Component: Shell, children: [{ path: '*', element }] }])
