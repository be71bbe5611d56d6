import type { EventsSince } from '@kasack/contract/live.ts'
import { followUser } from '../call/current-user.ts'
import { apiPath, queryOf, send } from '../call/send.ts'
import { now } from '../program/clock.ts'
import { session, sessionLost, unauthorized } from '../session/session.ts'
import { isUnread, pushedResources } from '../storage/pushed.ts'
import { toldResources } from './affected.ts'
import type { Message } from './lead.ts'
import { lead, patience } from './lead.ts'
import { hearPresence } from './presence.ts'
import { readChanged, readEverything, readWaiting } from './read-changed.ts'

/** In milliseconds: between polls while no stream is heard; after how long a comment is overdue. */
const pauses = { look: 4000, doubt: 25_000 }

/** The name shared by all tabs of a browser. */
const name = 'kasack-live'

const nothing: ReadonlySet<string> = new Set()

/**
 * Follows changes from `mark` on; null: unknown starting point. One tab of the browser holds the stream and passes it to the others; a
 * visible tab that hears nothing polls by itself. Returns how to stop.
 */
export function openLive(mark: string | null): () => void {
  let last = mark
  let [heardAt, cutAt, lookedAt] = [-Infinity, -Infinity, -Infinity]
  let isLooking = false
  const ending = new AbortController()
  const { signal } = ending
  const channel = new BroadcastChannel(name)
  const tell = (message: Message) => {
    channel.postMessage(message) // oxlint-disable-line unicorn/require-post-message-target-origin -- BroadcastChannel has none
    hear(message)
  }

  function hear(message: Message) {
    if (signal.aborted) return
    const { kind } = message
    if (kind === 'cut') cutAt = now().getTime()
    else heardAt = kind === 'lost' || kind === 'out' ? -Infinity : now().getTime()
    if (kind === 'changes' || kind === 'reset') last = message.last
    if (kind === 'changes') readChanged(message.events)
    if (kind === 'reset') readEverything()
    if (kind === 'presence') hearPresence(message.presence)
    if (kind === 'renewed') void followUser()
    if (kind === 'lost') void look()
    if (kind === 'out') leave()
    publishPushedResources()
  }

  const isWithin = (time: number, at: number) => now().getTime() - at < time
  const publishPushedResources = () =>
    pushedResources.set(isWithin(patience.silence, heardAt) || isWithin(3 * pauses.look, lookedAt) ? toldResources : nothing)

  /** Catches up on missed events. */
  async function look() {
    if (isLooking || !isSignedIn() || document.visibilityState !== 'visible') return
    isLooking = true
    const answer = await send<EventsSince>('GET', `${apiPath}/events/since.json/${queryOf({ after: last })}`, {})
    isLooking = false
    if (signal.aborted) return
    if (answer.status === 401) return leave()
    if (answer.ok) {
      lookedAt = now().getTime()
      last = answer.data.last
      if (answer.data.reset) readEverything()
      else readChanged(answer.data.events)
    }
    publishPushedResources()
  }

  async function takeTurns() {
    while (!signal.aborted) {
      await signedIn()
      await navigator.locks.request(name, { signal }, async () => {
        if (isSignedIn()) await lead({ last: () => last, tell, signal })
      })
    }
  }

  const comeBack = () => {
    readWaiting()
    if (!isWithin(pauses.doubt, heardAt)) void look()
  }
  channel.addEventListener('message', ({ data: message }: MessageEvent<Message>) => hear(message))
  document.addEventListener('visibilitychange', comeBack, { signal })
  for (const event of ['focus', 'online', 'pageshow']) globalThis.addEventListener(event, comeBack, { signal })
  const timer = setInterval(() => {
    publishPushedResources()
    if (!isWithin(patience.silence, heardAt) || cutAt > heardAt || isUnread()) void look() // an answer means failed reads can be retried
  }, pauses.look)
  void look() // events another tab passed on before this one listened
  // Over plain HTTP the page has no locks and polls by itself.
  if ('locks' in navigator) void takeTurns().catch(() => undefined) // stopped while waiting for its turn
  return () => {
    ending.abort()
    clearInterval(timer)
    channel.close()
    pushedResources.set(nothing)
  }
}

const isSignedIn = () => session.get().state === 'in' && !sessionLost.get()

/** The user signed out, or the session is over. A form may keep the page until someone signs in again. */
function leave() {
  if (isSignedIn()) unauthorized()
}

function signedIn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = () => {
    if (isSignedIn()) resolve()
  }
  const stops = [session.subscribe(check), sessionLost.subscribe(check)]
  check()
  return promise.finally(() => {
    for (const stop of stops) stop()
  })
}
