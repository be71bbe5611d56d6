import type { DataRouter, RouteObject } from 'react-router'
import { matchRoutes } from 'react-router'
import { expectedModals } from '../../shared/address/modals.ts'
import { phones } from '../../shared/language/use-phones.ts'
import { loadAhead, patience } from '../../shared/program/lazy-part.tsx'
import { hostedModals } from './modal-parts.tsx'

/**
 * Shortly after a page is shown, preloads the pages it links to, the forms it opens, and phone number formatting;
 * nothing else.
 */
export function loadAheadAlong(router: DataRouter, routes: RouteObject[]) {
  let shown = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    const { location, navigation } = router.state
    if (navigation.state !== 'idle' || location.pathname === shown) return
    shown = location.pathname
    clearTimeout(timer)
    timer = setTimeout(() => {
      loadAhead(phones)
      for (const path of linkedPaths()) loadPage(routes, path)
      for (const name of expectedModals) loadModal(name)
    }, patience)
  }
  router.subscribe(follow)
  follow()
}

const linkedPaths = () => new Set([...document.links].filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname))

function loadPage(routes: RouteObject[], path: string) {
  for (const { route } of matchRoutes(routes, path) ?? []) if (typeof route.lazy === 'function') loadAhead({ preload: route.lazy })
}

function loadModal(name: string) {
  const hosted = hostedModals.get(name)
  if (hosted) loadAhead(hosted.Part)
}
