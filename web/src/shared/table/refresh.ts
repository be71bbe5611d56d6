import type { QueryClient } from '@tanstack/react-query'

/** Where an answer of a list is kept: under its resource, so that a write can find every table that shows it. */
export const listKey = (path: string, parameters: Record<string, string> = {}) => ['list', path, parameters] as const

/**
 * After a write: every table of the resource on the page asks again, the others do so when they are next shown.
 * `path` is the entity's path on the wire, for example `facilities`.
 */
export async function refreshLists(client: QueryClient, path: string): Promise<void> {
  await client.invalidateQueries({ queryKey: ['list', path] })
}
