import { useLocation } from 'react-router'
import { currentLocation, navigate, shownPath } from './navigation.ts'
import { report } from '../program/report.ts'

/** Parameters to set; null removes one. */
export type Patch = Record<string, string | null>
/** A patch, or a function that computes it from the parameters once it is applied. */
export type UrlChange = Patch | ((params: URLSearchParams) => Patch)
type Options = { replace?: boolean }

export const useUrlParams = (): URLSearchParams => new URLSearchParams(useLocation().search)

const queue: { pathname: string; change: UrlChange; replace: boolean }[] = []

/**
 * Changes parameters of the page's address. All changes of one tick become one history entry, in order. Changes from a page that has been
 * left, or is being left, are dropped: going back would skip that page.
 */
export function changeUrl(change: UrlChange, { replace = false }: Options = {}) {
  queue.push({ pathname: shownPath(), change, replace })
  if (queue.length === 1) queueMicrotask(flush)
}

function flush() {
  const { pathname, search, hash, state } = currentLocation()
  const due = queue.splice(0).filter((entry) => entry.pathname === pathname)
  const changed = due.reduce((params, { change }) => patched(params, change), new URLSearchParams(search)).toString()
  if (changed === new URLSearchParams(search).toString()) return
  const options = { replace: due.every(({ replace }) => replace), preventScrollReset: true, state }
  navigate({ pathname, search: changed, hash }, options).catch((error: unknown) => report('The address could not be changed', error))
}

/** Does not modify the given parameters. */
export function patched(params: URLSearchParams, change: UrlChange): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries(typeof change === 'function' ? change(params) : change)) {
    if (value === null) next.delete(key)
    else next.set(key, value)
  }
  return next
}
