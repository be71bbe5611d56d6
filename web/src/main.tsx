import './style.ts'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { checkSession } from './shared/call/current-user.ts'
import { bindRouter } from './shared/address/navigation.ts'
import { App } from './App.tsx'
import { followChanges } from './shared/live/start.ts'
import { followLanguage } from './shell/preferences/follow-language.ts'
import { loadAheadAlong } from './shell/modal/load-ahead.ts'
import { internal, routes } from './routes.tsx'
import { warnWhenFull } from './shell/preferences/warn-when-full.ts'

const router = createBrowserRouter(routes)
bindRouter(router)
followLanguage()
warnWhenFull()
void checkSession()
followChanges()
loadAheadAlong(router, internal)
// A page restored from the browser's back-forward cache may outlive its session.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void checkSession()
})

const root = document.querySelector('#root')
if (root) createRoot(root).render(<App router={router} />)
