import type { ChangeEvent, PresenceEvent } from '@kasack/contract/live.ts'
import { apiPath } from '../call/send.ts'
import { now } from '../program/clock.ts'
import { blocksOf } from './blocks.ts'

/** What the tab that holds the stream tells all tabs. */
export type Message =
  | { kind: 'changes'; events: ChangeEvent[]; last: string }
  | { kind: 'reset'; last: string }
  | { kind: 'presence'; presence: PresenceEvent }
  /** The stream is there, the stream is not there, it was ended and may show something else now, nobody is signed in. */
  | { kind: 'heard' | 'lost' | 'renewed' | 'out' }

/** In milliseconds: the server says something every twenty seconds. Where nothing arrives the stream is blocked. */
export const patience = { beginning: 10_000, silence: 45_000 }
const pauses = { afterEnd: 500, afterFailure: 1000, longest: 30_000, blocked: 60_000 }

type Told = (message: Message) => void

/** Holds the stream of this browser, whatever becomes of it, until nobody is signed in or the signal ends it. */
export async function lead({ last, tell, signal }: { last: () => string | null; tell: Told; signal: AbortSignal }): Promise<void> {
  let failures = 0
  let isAnother = false
  const hear = (message: Message) => {
    if (isAnother) tell({ kind: 'renewed' })
    isAnother = false
    failures = 0
    tell(message)
  }
  for (;;) {
    const end = await listen({ last: last(), tell: hear, signal })
    if (signal.aborted) return
    if (end === 'out') return tell({ kind: 'out' })
    if (end === 'heard') isAnother = true
    else tell({ kind: 'lost' })
    await paused(pauseAfter(end, failures++), signal)
  }
}

/** Not all browsers come back at once to a server that was started anew. */
const pauseAfter = (end: 'heard' | 'blocked' | 'failed', failures: number) =>
  end === 'heard'
    ? pauses.afterEnd * (1 + Math.random())
    : end === 'blocked'
      ? pauses.blocked
      : Math.min(pauses.longest, pauses.afterFailure * 2 ** failures)

type Listening = { last: string | null; tell: Told; signal: AbortSignal }

/** Reads one stream to its end. `blocked`: it is there, but nothing comes through. */
async function listen({ last, tell, signal }: Listening): Promise<'heard' | 'blocked' | 'failed' | 'out'> {
  const stop = new AbortController()
  const end = () => stop.abort()
  signal.addEventListener('abort', end)
  let heardAt: number | null = null
  const start = now().getTime()
  // By the clock on the wall: a machine that sleeps does not count.
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
    return heardAt === null ? 'failed' : 'heard'
  } catch {
    if (heardAt !== null) return 'heard'
    return stop.signal.aborted ? 'blocked' : 'failed'
  } finally {
    clearInterval(watch)
    signal.removeEventListener('abort', end)
    end()
  }
}

/** A line that is back ends the pause. */
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
