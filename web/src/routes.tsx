import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { type Page, pages } from './pages.ts'
import { Guarded } from './shared/part/Guarded.tsx'
import { LoggedIn } from './shell/frame/LoggedIn.tsx'
import { NotFound } from './shell/page-state/NotFound.tsx'
import { RouteError } from './shell/page-state/RouteError.tsx'
import { RouteWaiting } from './shell/page-state/RouteWaiting.tsx'
import { Shell } from './shell/frame/Shell.tsx'

/** The paths below /admin; the pages themselves load with the administration. */
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

/** The pages behind the login, each with the permission it needs. */
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

/** Loads a page on first visit; `within` are routes that show something on top of it. */
function routeOf({ path, needs, load }: Page, within: RouteObject[] = []): RouteObject {
  const lazy = async () => ({ Component: guarded(needs, await load()) })
  return { path, lazy, HydrateFallback: RouteWaiting, children: within }
}

/** A page of the administration, which frames it for users who may see it. */
function adminPage(path: string): RouteObject {
  return {
    path,
    lazy: async () => ({ Component: await (await import('./shell/administration/pages.ts')).loadAdminPage(path) }),
    HydrateFallback: () => null,
  }
}

/** A form on top of a page. While it loads, the page shows unchanged, without a placeholder. */
function formAbove(form: Page): RouteObject {
  return { ...routeOf(form), HydrateFallback: () => null }
}

const guarded = (needs: Page['needs'], Shown: ComponentType) => () => (
  <Guarded needs={needs}>
    <Shown />
  </Guarded>
)
