import type { DataRouter, Location, NavigateOptions, To } from 'react-router'

let router: Pick<DataRouter, 'navigate' | 'state'> | undefined

/** Told once by the shell, or by a test that renders a page of its own. */
export function bindRouter(chosen: Pick<DataRouter, 'navigate' | 'state'>) {
  router = chosen
}

/** Navigation for code outside components; components use `Link` and `useNavigate`. */
export const navigate = (to: To, options?: NavigateOptions): Promise<void> => bound().navigate(to, options)

/** The page that is shown, also while another one is still fetched. */
export const shownPath = (): string => bound().state.location.pathname

/** Where the user is, or is on the way to. */
export const currentLocation = (): Location => bound().state.navigation.location ?? bound().state.location

function bound() {
  if (!router) throw new Error('bindRouter() has not been called')
  return router
}
