import { expect, test, vi } from 'vitest'
import { lateStore } from './late-store.ts'

test('what is loaded late stands as it is until somebody follows it, and is loaded once', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'formatted')
  const store = lateStore('as stored', load)
  expect(store.get()).toBe('as stored')
  expect(load).not.toHaveBeenCalled()
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  store.subscribe(first)
  store.subscribe(second)
  expect(store.get()).toBe('as stored')
  await vi.waitFor(() => expect(store.get()).toBe('formatted'))
  expect([load, first, second].map((called) => called.mock.calls.length)).toEqual([1, 1, 1])
})

test('what could not be loaded stays as it is, and the next one tries again', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'formatted').mockRejectedValueOnce(new Error('offline'))
  const store = lateStore('as stored', load)
  await expect(store.preload()).rejects.toThrow('offline')
  expect(store.get()).toBe('as stored')
  store.subscribe(() => {})
  await vi.waitFor(() => expect(store.get()).toBe('formatted'))
  expect(load).toHaveBeenCalledTimes(2)
})
