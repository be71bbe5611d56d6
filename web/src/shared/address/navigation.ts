import type { DataRouter, Location, NavigateOptions, To } from 'react-router'

let router: Pick<DataRouter, 'navigate' | 'state'> | undefined

/** Called once by the shell, or by a test that renders its own page. */
export function bindRouter(chosen: Pick<DataRouter, 'navigate' | 'state'>) {
  router = chosen
}

/** Navigation for code outside components; components use `Link` and `useNavigate`. */
export const navigate = (to: To, options?: NavigateOptions): Promise<void> => bound().navigate(to, options)

/** The page on screen, even while another one is loading. */
export const shownPath = (): string => bound().state.location.pathname

/** Where the user is, or is heading. */
export const currentLocation = (): Location => bound().state.navigation.location ?? bound().state.location

function bound() {
  if (!router) throw new Error('bindRouter() has not been called')
  return router
}
