import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aUser } from '../../test/users.ts'
import { read } from '../call/read.ts'
import { session, sessionLost } from '../session/session.ts'
import { queryClient } from '../storage/query-client.ts'
import { isUnread, pushedResources } from '../storage/pushed.ts'
import { openLive } from './live.ts'

type Stream = { last: string | null; send: (text: string) => void; end: () => void }

/** A server whose streams the test writes, and which returns `missed` to polls. */
function serveStreams({ status = 200, missed = {} }: { status?: number; missed?: object } = {}) {
  const streams: Stream[] = []
  const asked: string[] = []
  let company = { status: 200, name: 'Nord' }
  vi.stubGlobal('fetch', (url: string, { headers, signal }: RequestInit = {}) => {
    if (url.includes('/facilities/'))
      return Promise.resolve(new Response(JSON.stringify({ company: company.name }), { status: company.status }))
    if (!url.endsWith('/events/')) {
      asked.push(url)
      return Promise.resolve(new Response(JSON.stringify({ events: [], last: 'here', reset: false, ...missed })))
    }
    if (status !== 200) return Promise.resolve(new Response('{}', { status }))
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        signal?.addEventListener('abort', () => controller.error(signal.reason))
        const send = (text: string) => controller.enqueue(new TextEncoder().encode(text))
        streams.push({ last: new Headers(headers).get('Last-Event-ID'), send, end: () => controller.close() })
      },
    })
    return Promise.resolve(new Response(body))
  })
  return { streams, asked, answer: (next: typeof company) => void (company = next) }
}

/** Opens what a tab opens; the session ends with the test. */
function open(mark: string | null = 'start'): () => void {
  session.set({ state: 'in', user: aUser() })
  sessionLost.set(false)
  const close = openLive(mark)
  onTestFinished(() => {
    close()
    vi.unstubAllGlobals()
    queryClient.clear()
  })
  return close
}

/** Observes a facility, as a page would; returns how often it was requested. */
async function shownFacility(): Promise<() => number> {
  const queryFn = vi.fn<() => Promise<object>>(async () => ({ id: 3 }))
  const observer = new QueryObserver(queryClient, { queryKey: ['facilities', '/facilities/3.json/'], queryFn, staleTime: Infinity })
  onTestFinished(observer.subscribe(() => undefined))
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1))
  return () => queryFn.mock.calls.length
}

const change = (ids: number[], id: string) =>
  `event: change\ndata: ${JSON.stringify({ resource: 'facilities', ids, deleted: [] })}\n\nid: ${id}\n\n`

test('what is shown of a changed record is read again, and nothing by the clock', async () => {
  const { streams } = serveStreams()
  const reads = await shownFacility()
  open()
  await vi.waitFor(() => expect(streams.map(({ last }) => last)).toEqual(['here']))
  streams[0]!.send(change([4], '1'))
  streams[0]!.send(change([3], '2'))
  await vi.waitFor(() => expect(reads()).toBe(2))
  expect(pushedResources.get().has('facilities')).toBe(true)
})

test('of two tabs one holds the stream; the other goes on where that has ended', async () => {
  const { streams } = serveStreams()
  const closeFirst = open()
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  open()
  streams[0]!.send(change([3], 'seven'))
  await new Promise((done) => setTimeout(done, 100))
  expect(streams).toHaveLength(1)
  closeFirst()
  await vi.waitFor(() => expect(streams.map(({ last }) => last)).toEqual(['here', 'seven']))
})

test('a stream that ends is opened anew from where it ended', async () => {
  const { streams } = serveStreams()
  open()
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]!.send(change([3], 'seven'))
  streams[0]!.end()
  await vi.waitFor(() => expect(streams.map(({ last }) => last)).toEqual(['here', 'seven']), { timeout: 3000 })
})

test('until the stream that was cut is there again, though its tab is slow to open it anew, the page looks by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { streams, asked } = serveStreams()
  open()
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]!.send(': here\n\n')
  await vi.advanceTimersByTimeAsync(8000)
  expect(asked).toHaveLength(1)
  const [another, third] = [new BroadcastChannel('kasack-live'), new BroadcastChannel('kasack-live')]
  const hasHeard = new Promise((heard) => third.addEventListener('message', heard))
  another.postMessage({ kind: 'cut' }) // oxlint-disable-line unicorn/require-post-message-target-origin -- BroadcastChannel has none
  await hasHeard
  for (const channel of [another, third]) channel.close()
  await vi.advanceTimersByTimeAsync(4000)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
})

test('where there is no stream the page looks by itself', async () => {
  const { asked } = serveStreams({ status: 502, missed: { events: [{ resource: 'facilities', ids: [3], deleted: [] }] } })
  const reads = await shownFacility()
  open('start')
  await vi.waitFor(() => expect(reads()).toBe(2))
  expect(asked[0]).toMatch(/since[.]json[/][?]after=start$/)
  expect(pushedResources.get().has('facilities')).toBe(true)
})

test('what could not be read when it was changed is read once the server answers again', async () => {
  const { streams, answer } = serveStreams()
  const observer = new QueryObserver(queryClient, { ...read<{ company: string }>('/facilities/3.json/'), staleTime: Infinity })
  onTestFinished(observer.subscribe(() => undefined))
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ company: 'Nord' }))
  open()
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  answer({ status: 503, name: 'Süd' })
  streams[0]!.send(change([3], '1'))
  await vi.waitFor(() => expect(isUnread()).toBe(true))
  expect(observer.getCurrentResult()).toMatchObject({ data: { company: 'Nord' }, isError: false })
  answer({ status: 200, name: 'Süd' })
  globalThis.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ company: 'Süd' }))
})

test('when nobody can say what was missed everything is read again', async () => {
  serveStreams({ missed: { reset: true } })
  const reads = await shownFacility()
  open()
  await vi.waitFor(() => expect(reads()).toBe(2))
})

test('when the session is over the page is, too', async () => {
  serveStreams({ status: 401 })
  open()
  await vi.waitFor(() => expect(session.get().state).toBe('ended'))
})
