import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadAhead } from '../shared/program/lazy-part.tsx'
import { LoggedIn } from './LoggedIn.tsx'
import { NotFound } from './NotFound.tsx'
import { RouteError } from './RouteError.tsx'
import { RouteWaiting } from './RouteWaiting.tsx'
import { Shell } from './Shell.tsx'

/** Pages for which a login is demanded. */
const internal: RouteObject[] = [
  page('', async () => (await import('./Dashboard.tsx')).Dashboard),
  page('facilities', async () => (await import('../facility/FacilityList.tsx')).FacilityList),
  page('facilities/:id', async () => (await import('../facility/FacilityDetail.tsx')).FacilityDetail),
  page('contact-persons', async () => (await import('../contact-person/ContactPersonList.tsx')).ContactPersonList, [
    page('new', async () => (await import('../contact-person/ContactPersonNew.tsx')).ContactPersonNew),
  ]),
  page('contact-persons/:id', async () => (await import('../contact-person/ContactPersonDetail.tsx')).ContactPersonDetail),
]

export const routes: RouteObject[] = [
  {
    Component: Shell,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { Component: LoggedIn, children: internal },
          page('dev/styleguide', async () => (await import('./styleguide/Styleguide.tsx')).Styleguide),
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]

/** Loads the pages nobody has gone to yet, so that each stands at once when somebody does. */
export function loadPagesAhead() {
  for (const { lazy } of internal) if (typeof lazy === 'function') loadAhead({ preload: lazy })
}

/** A page that is loaded when somebody goes there; `within` are paths that show something above it. */
function page(path: string, load: () => Promise<ComponentType>, within: RouteObject[] = []): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }), HydrateFallback: RouteWaiting, children: within }
}
