import type { ChangeEvent } from '@kasack/contract/live.ts'
import type { Query } from '@tanstack/react-query'
import { queryClient } from '../storage/query-client.ts'
import { noteRecordEvents, sinceWriting, takeUnread } from '../storage/pushed.ts'
import { isAffected } from './affected.ts'

/** Minimum time between refetches of a query, in milliseconds: a record costs less than a list, rankings and statistics cost more. */
const pauses = { record: 250, list: 1000, ranked: 5000, costly: 30_000 }
/** Delay after the user's own write, in milliseconds: its event must not overtake its answer, whose refetch is the user's own. */
const ownAnswer = 300
const costly: readonly string[] = ['reports', 'report-series', 'map-points']

let waiting: ChangeEvent[] = []
const planned = new Map<string, ReturnType<typeof setTimeout>>()
const lastRead = new Map<string, number>()

/** Refetches what the changes affect: at once, or when the page becomes visible. */
export function readChanged(events: readonly ChangeEvent[]) {
  for (const event of events) noteRecordEvents(event.resource, event)
  waiting.push(...events)
  if (document.visibilityState === 'visible') readWaiting()
}

/** Refetches what changed while the page was hidden, or could not be read. */
export function readWaiting() {
  const events = waiting
  waiting = []
  const unread = takeUnread()
  if (events.length > 0 || unread.size > 0)
    readWhere((query) => unread.has(query.queryHash) || events.some((event) => isAffected(readingOf(query), event)))
}

/** For when the changes are unknown. */
export const readEverything = () => readWhere(() => true)

/** Queries that are not on screen are refetched once they are. */
function readWhere(isMeant: (query: Query) => boolean) {
  for (const query of queryClient.getQueryCache().getAll()) {
    if (!isMeant(query)) continue
    if (query.isActive()) plan(query)
    else query.invalidate()
  }
}

function plan({ queryHash, queryKey }: Query) {
  if (planned.has(queryHash)) return
  const wait = Math.max(0, ownAnswer - sinceWriting(), (lastRead.get(queryHash) ?? -Infinity) + pauseOf(queryKey) - performance.now())
  planned.set(
    queryHash,
    setTimeout(() => void readNow(queryHash), wait),
  )
}

function pauseOf([resource, path]: readonly unknown[]): number {
  if (costly.includes(String(resource))) return pauses.costly
  if (resource === 'matches' || path === '/cockpit.json/') return pauses.ranked
  return /^[/][\w/-]+[/]\d+[.]json/.test(String(path)) ? pauses.record : pauses.list
}

/** Cancels a first read in flight, which may have been answered before the change. */
async function readNow(queryHash: string) {
  planned.delete(queryHash)
  lastRead.set(queryHash, performance.now())
  const query = queryClient.getQueryCache().get(queryHash)
  if (!query) return void lastRead.delete(queryHash)
  if (!query.isActive()) return query.invalidate() // off the screen by now
  if (query.state.data === undefined && query.state.fetchStatus !== 'idle')
    await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true })
  await queryClient.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' })
}

const readingOf = ({ queryKey, state }: Query) => ({ resource: String(queryKey[0]), path: String(queryKey[1]), answer: state.data })
