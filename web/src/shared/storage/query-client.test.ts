import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { read } from '../call/read.ts'
import { queryClient, readAgain, readFor, refresh, refreshWithout } from './query-client.ts'

type HeldCall = { signal: AbortSignal; answer: (name: string) => void }

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

/** A server as slow as needed: each call waits for its answer. */
function slowServer(): HeldCall[] {
  const held: HeldCall[] = []
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      held.push({ signal, answer: (name) => resolve(new Response(JSON.stringify({ name }))) })
    })
  })
  return held
}

test.each([
  ['after a write', () => refresh('facilities')],
  ['after a write to something shown in it', () => refresh('engagements')],
  ['after a deletion', () => refreshWithout('facilities', '/facilities/12')],
  ['in another language', () => readAgain()],
])('what was on its way for the first time is asked for once more %s', async (_when, change) => {
  const held = slowServer()
  const list = new QueryObserver(queryClient, read('/facilities.json/'))
  list.subscribe(() => {})
  await vi.waitFor(() => expect(held).toHaveLength(1))
  change()
  await vi.waitFor(() => expect(held).toHaveLength(2))
  expect(held.map(({ signal }) => signal.aborted)).toEqual([true, false])
  held[1]?.answer('new')
  await vi.waitFor(() => expect(list.getCurrentResult()).toMatchObject({ status: 'success', data: { name: 'new' } }))
})

test('an act that waits for a read is answered, though a change gives the read up on its way', async () => {
  const held = slowServer()
  const name = readFor(read<{ name: string }>('/facilities/12.json/'))
  await vi.waitFor(() => expect(held).toHaveLength(1))
  refresh('facilities')
  await vi.waitFor(() => expect(held).toHaveLength(2))
  held[1]?.answer('new')
  expect(await name).toEqual({ name: 'new' })
})

test('an act that waits for a read is answered, though what showed the same is gone', async () => {
  const held = slowServer()
  const shown = new QueryObserver(queryClient, read('/facilities/12.json/')).subscribe(() => {})
  const name = readFor(read<{ name: string }>('/facilities/12.json/'))
  await vi.waitFor(() => expect(held).toHaveLength(1))
  shown()
  await vi.waitFor(() => expect(held).toHaveLength(2))
  held[1]?.answer('new')
  expect(await name).toEqual({ name: 'new' })
})

test('an act that waits for a read is told why it failed', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"detail":"gone"}', { status: 404 })))
  await expect(readFor(read('/facilities/12.json/'))).rejects.toMatchObject({ status: 404 })
})
