import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { type Page, pages } from './pages.ts'
import { Guarded } from './shared/part/Guarded.tsx'
import { LoggedIn } from './shell/frame/LoggedIn.tsx'
import { NotFound } from './shell/page-state/NotFound.tsx'
import { RouteError } from './shell/page-state/RouteError.tsx'
import { RouteWaiting } from './shell/page-state/RouteWaiting.tsx'
import { Shell } from './shell/frame/Shell.tsx'

/** Below /admin; what stands there is known to nobody who does not go there. */
const adminPaths = [
  '',
  'users',
  'groups',
  'lookups/:list',
  'facilitygroups',
  'hirers',
  'judge-settings',
  'match-settings',
  'outbox',
  'outbox/:id',
  'history',
  'system',
  '*',
]

const administration: Page = {
  path: 'admin',
  needs: 'superuser',
  load: async () => (await import('./shell/administration/Administration.tsx')).Administration,
}

/** Pages for which a login is demanded, each with the right to see it. */
export const internal: RouteObject[] = [
  ...pages.map((page) => routeOf(page, page.form ? [formAbove(page.form)] : [])),
  routeOf(administration, adminPaths.map(adminPage)),
]

export const routes: RouteObject[] = [
  {
    Component: Shell,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { Component: LoggedIn, children: internal },
          { path: 'dev/styleguide', lazy: async () => ({ Component: (await import('./shell/styleguide/Styleguide.tsx')).Styleguide }) },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]

/** A page is loaded when somebody goes there; `within` are paths that show something above it. */
function routeOf({ path, needs, load }: Page, within: RouteObject[] = []): RouteObject {
  const lazy = async () => ({ Component: guarded(needs, await load()) })
  return { path, lazy, HydrateFallback: RouteWaiting, children: within }
}

/** A page of the administration, which stands around it for those who may see it. */
function adminPage(path: string): RouteObject {
  return {
    path,
    lazy: async () => ({ Component: await (await import('./shell/administration/pages.ts')).loadAdminPage(path) }),
    HydrateFallback: () => null,
  }
}

/** A form above a page: until it is there the page stands as it is, with nothing below it. */
function formAbove(form: Page): RouteObject {
  return { ...routeOf(form), HydrateFallback: () => null }
}

const guarded = (needs: Page['needs'], Shown: ComponentType) => () => (
  <Guarded needs={needs}>
    <Shown />
  </Guarded>
)
