import type { ChangeEvent, PresenceEvent } from '@kasack/contract/live.ts'
import { apiPath } from '../call/send.ts'
import { now } from '../program/clock.ts'
import { blocksOf } from './blocks.ts'

/** What the tab that holds the stream sends to all tabs. */
export type Message =
  | { kind: 'changes'; events: ChangeEvent[]; last: string }
  | { kind: 'reset'; last: string }
  | { kind: 'presence'; presence: PresenceEvent }
  /** The stream is up, was cut, cannot be reached, was reopened (the user's permissions may have changed), or the user is signed out. */
  | { kind: 'heard' | 'cut' | 'lost' | 'renewed' | 'out' }

/** In milliseconds. The server sends something every twenty seconds; longer silence means the stream is blocked. */
export const patience = { beginning: 10_000, silence: 45_000 }
const pauses = { afterEnd: 500, afterBriefOnes: 3000, afterFailure: 1000, longest: 30_000, blocked: 60_000 }
/** A stream shorter than `brief` is one in a series; the user is refetched at most once per `renewal`, unless the server ended it. */
const [brief, renewal] = [10_000, 60_000]

type MessageListener = (message: Message) => void

/** Keeps this browser's stream open, whatever happens to it, until the user is signed out or the signal aborts. */
export async function lead({
  last,
  tell,
  signal,
}: {
  last: () => string | null
  tell: MessageListener
  signal: AbortSignal
}): Promise<void> {
  let [failures, briefOnes] = [0, 0]
  let [renewedAt, renewAt] = [now().getTime(), Infinity]
  const hear = (message: Message) => {
    const time = now().getTime()
    if (time >= renewAt) {
      ;[renewedAt, renewAt] = [time, Infinity]
      tell({ kind: 'renewed' })
    }
    failures = 0
    tell(message)
  }
  for (;;) {
    const begin = now().getTime()
    const end = await listen({ last: last(), tell: hear, signal })
    if (signal.aborted) return
    if (end === 'out') return tell({ kind: 'out' })
    tell({ kind: end === 'ended' || end === 'cut' ? 'cut' : 'lost' })
    const time = now().getTime()
    briefOnes = time - begin < brief ? briefOnes + 1 : 0
    renewAt = Math.min(renewAt, end === 'ended' ? time : renewedAt + renewal)
    await paused(pauseAfter(end, { failures: failures++, briefOnes }), signal)
  }
}

type End = 'ended' | 'cut' | 'blocked' | 'failed' | 'out'

/** Spreads reconnects after a server restart, and backs off. */
function pauseAfter(end: End, { failures, briefOnes }: { failures: number; briefOnes: number }): number {
  if (end === 'blocked') return pauses.blocked
  if (end === 'failed') return Math.min(pauses.longest, pauses.afterFailure * 2 ** failures)
  return Math.min(pauses.afterBriefOnes, pauses.afterEnd * 2 ** briefOnes) * (1 + Math.random())
}

type Listening = { last: string | null; tell: MessageListener; signal: AbortSignal }

/** Reads one stream until the server ends it or it is cut. `blocked`: connected, but nothing comes through. */
async function listen({ last, tell, signal }: Listening): Promise<End> {
  const stop = new AbortController()
  const end = () => stop.abort()
  signal.addEventListener('abort', end)
  let heardAt: number | null = null
  const start = now().getTime()
  // Uses wall-clock time, so that sleep counts.
  const watch = setInterval(() => {
    const isOver = heardAt === null ? now().getTime() - start > patience.beginning : now().getTime() - heardAt > patience.silence
    if (isOver) end()
  }, 1000)
  try {
    const headers = { Accept: 'text/event-stream', ...(last && { 'Last-Event-ID': last }) }
    const response = await fetch(`${apiPath}/events/`, { headers, cache: 'no-store', signal: stop.signal })
    if (response.status === 401) return 'out'
    if (!response.ok || !response.body) return 'failed'
    let events: ChangeEvent[] = []
    for await (const { event, content, id } of blocksOf(response.body)) {
      heardAt = now().getTime()
      if (event === 'change') events.push(content as ChangeEvent)
      else if (event === 'presence') tell({ kind: 'presence', presence: content as PresenceEvent })
      else if (id === null) tell({ kind: 'heard' })
      else if (event === 'reset') tell({ kind: 'reset', last: id })
      else tell({ kind: 'changes', events, last: id })
      if (id !== null) events = []
    }
    return heardAt === null ? 'failed' : 'ended'
  } catch {
    if (stop.signal.aborted) return 'blocked'
    return heardAt === null ? 'failed' : 'cut'
  } finally {
    clearInterval(watch)
    signal.removeEventListener('abort', end)
    end()
  }
}

/** Being back online ends the pause. */
function paused(time: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const go = () => resolve()
  const timer = setTimeout(go, time)
  globalThis.addEventListener('online', go)
  signal.addEventListener('abort', go)
  return promise.finally(() => {
    clearTimeout(timer)
    globalThis.removeEventListener('online', go)
    signal.removeEventListener('abort', go)
  })
}
