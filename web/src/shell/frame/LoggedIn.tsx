import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { checkSession } from '../../shared/call/current-user.ts'
import { useText } from '../../shared/language/i18n.ts'
import { Page } from '../../shared/part/Page.tsx'
import { PanelError } from '../../shared/part/PanelError.tsx'
import { loginUrl, session } from '../../shared/session/session.ts'
import { useStore } from '../../shared/program/store.ts'
import { LoggedOut } from './LoggedOut.tsx'
import { RouteWaiting } from '../page-state/RouteWaiting.tsx'
import { texts } from '../page-state/texts.ts'

/** How long the notice that the session has ended stays readable, in milliseconds. */
const readingTime = 2000

/** Shows its pages only to logged-in users and sends everyone else to the login page. */
export function LoggedIn() {
  const t = useText()
  const { state } = useStore(session)
  useEffect(() => {
    if (state !== 'out' && state !== 'ended') return
    const timer = setTimeout(() => location.assign(loginUrl()), state === 'out' ? 0 : readingTime)
    return () => clearTimeout(timer)
  }, [state])
  if (state === 'in') return <Outlet />
  if (state === 'ended') return <LoggedOut />
  if (state !== 'failed') return <RouteWaiting />
  return (
    <Page title={t(texts.error)}>
      <PanelError onReload={() => void checkSession()} />
    </Page>
  )
}
