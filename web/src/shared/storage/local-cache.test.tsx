import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachedKeys, claimLists, clearLists, dropLists, dropStaleLists, readList, saveListPage } from './local-cache.ts'
import { flushState, saveState, storageWarningLimit, watchStorage } from './state-storage.ts'

const list = (params: Record<string, string> = {}) => ({ resource: 'facilities', tableKey: 'facilities', params })
const page = (number: number, rows: unknown[] = [{ id: number }]) => ({ page: number, size: 10, count: 23, rows })
const stored = () => cachedKeys().map((key) => JSON.parse(localStorage.getItem(key) ?? '') as { saved: number; query: string })

beforeEach(() => {
  watchStorage({ makeRoom: dropStaleLists, full() {} })
  clearLists()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  clearLists()
})

test('an entry holds when it was saved, the page size, the count and the rows by page', () => {
  saveListPage(list({ states: 'BE' }), page(1))
  saveListPage(list({ states: 'BE' }), page(3))
  flushState()
  expect(stored()).toEqual([{ query: 'states=BE', saved: Date.now(), size: 10, count: 23, pages: { 1: [{ id: 1 }], 3: [{ id: 3 }] } }])
})

test('rows are there before they are written', () => {
  saveListPage(list(), page(1))
  expect(readList(list())?.pages[1]).toEqual([{ id: 1 }])
})

test('each table and each filter has its own entry, the order of filters does not matter', () => {
  saveListPage(list({ search: 'nord', states: 'BE' }), page(1))
  expect(readList(list({ states: 'BE', search: 'nord' }))).not.toBeNull()
  expect(readList(list({ states: 'HH', search: 'nord' }))).toBeNull()
  expect(readList({ ...list({ search: 'nord', states: 'BE' }), tableKey: 'vp' })).toBeNull()
})

test('another count or size forgets the other pages', () => {
  saveListPage(list(), page(1))
  saveListPage(list(), { ...page(2), count: 24 })
  expect(readList(list())?.pages).toEqual({ 2: [{ id: 2 }] })
})

test('a write to the resource drops its entries and no others', () => {
  saveListPage(list(), page(1))
  saveListPage({ ...list(), resource: 'facilitygroups' }, page(1))
  flushState()
  dropLists('facilities')
  expect(readList(list())).toBeNull()
  expect(cachedKeys()).toEqual([expect.stringContaining('facilitygroups')])
})

test('logout leaves nothing behind, not even what waits to be written', () => {
  saveListPage(list(), page(1))
  flushState()
  saveListPage(list({ search: 'x' }), page(1))
  clearLists()
  flushState()
  expect(Object.keys(localStorage)).toEqual([])
})

test('another user starts with an empty cache', () => {
  claimLists('1 v1')
  saveListPage(list(), page(1))
  flushState()
  claimLists('1 v1')
  expect(readList(list())).not.toBeNull()
  claimLists('2 v1')
  expect(readList(list())).toBeNull()
})

test('a full storage drops entries older than an hour and keeps the others', () => {
  vi.setSystemTime('2026-11-23T08:00:00Z')
  saveListPage(list({ search: 'old' }), page(1, ['x'.repeat(200_000)]))
  flushState()
  vi.setSystemTime('2026-11-23T09:00:00Z')
  saveListPage(list({ search: 'young' }), page(1))
  flushState()
  fillUp()
  vi.setSystemTime(Date.now() + 1)
  saveListPage(list({ search: 'new' }), page(1, ['x'.repeat(100_000)]))
  flushState()
  expect(
    stored()
      .map(({ query }) => query)
      .toSorted(),
  ).toEqual(['search=new', 'search=young'])
})

test('damaged entries are no entries', () => {
  saveListPage(list(), page(1))
  flushState()
  const [key = ''] = cachedKeys()
  clearLists()
  localStorage.setItem(key, '{"pages":')
  expect(readList(list())).toBeNull()
})

test('more than 5120 KB give a warning', () => {
  const full = vi.fn<(kilobytes: number) => void>()
  watchStorage({ makeRoom: dropStaleLists, full })
  localStorage.setItem('other', 'x'.repeat(storageWarningLimit * 512 - 100))
  saveState('small', () => '')
  flushState()
  expect(full).not.toHaveBeenCalled()
  saveState('small', () => 'x'.repeat(100))
  flushState()
  expect(full).toHaveBeenCalledTimes(1)
})

/** Uses up the quota, down to the last hundred characters. */
function fillUp() {
  for (const size of [1_000_000, 100_000, 10_000, 1000, 100]) {
    for (let part = 0; ; part++) {
      try {
        localStorage.setItem(`filler-${size}-${part}`, 'x'.repeat(size))
      } catch {
        break
      }
    }
  }
}
