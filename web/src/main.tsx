import './style.ts'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { checkSession } from './shared/call/current-user.ts'
import { bindRouter } from './shared/address/navigation.ts'
import { App } from './shell/App.tsx'
import { followLanguage } from './shell/follow-language.ts'
import { loadAheadAlong } from './shell/load-ahead.ts'
import { internal, routes } from './shell/routes.tsx'
import { warnWhenFull } from './shell/warn-when-full.ts'

const router = createBrowserRouter(routes)
bindRouter(router)
followLanguage()
warnWhenFull()
void checkSession()
loadAheadAlong(router, internal)
// A page that the browser kept alive while the user was elsewhere may outlive its session.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void checkSession()
})

const root = document.querySelector('#root')
if (root) createRoot(root).render(<App router={router} />)
