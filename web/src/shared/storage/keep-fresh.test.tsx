import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useKeepFresh } from './keep-fresh.ts'
import { queryClient } from './query-client.ts'

const minute = 60_000
const ask = vi.fn<() => Promise<null>>(async () => null)
let visibility: DocumentVisibilityState

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  queryClient.clear()
  ask.mockClear()
  window.dispatchEvent(new Event('keydown'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Observes the due calls; returns how often they have been requested since. */
async function looking() {
  const observer = new QueryObserver(queryClient, { queryKey: ['engagements', 'due'], queryFn: ask, staleTime: Infinity })
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  const { unmount } = await renderHook(() => useKeepFresh('engagements'))
  ask.mockClear()
  return { asked: () => ask.mock.calls.length, stop, unmount }
}

test('what is due is asked for again every minute, and no more once the page is left', async () => {
  const { asked, unmount } = await looking()
  await vi.advanceTimersByTimeAsync(minute - 1)
  expect(asked()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(asked()).toBe(3)
  await unmount()
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(asked()).toBe(3)
})

test('after a quarter of an hour without mouse and keyboard nothing is asked until somebody is back', async () => {
  const { asked } = await looking()
  await vi.advanceTimersByTimeAsync(minute / 2)
  window.dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(15.5 * minute)
  expect(asked()).toBe(15)
  await vi.advanceTimersByTimeAsync(30 * minute)
  expect(asked()).toBe(15)
  window.dispatchEvent(new Event('pointermove'))
  await vi.advanceTimersByTimeAsync(minute)
  expect(asked()).toBe(16)
})

test('a page that cannot be seen asks for nothing', async () => {
  const { asked } = await looking()
  visibility = 'hidden'
  await vi.advanceTimersByTimeAsync(3 * minute)
  expect(asked()).toBe(0)
  visibility = 'visible'
  await vi.advanceTimersByTimeAsync(minute)
  expect(asked()).toBe(1)
})

test('what nobody looks at any more is not asked for', async () => {
  const { asked, stop } = await looking()
  stop()
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(asked()).toBe(0)
})
