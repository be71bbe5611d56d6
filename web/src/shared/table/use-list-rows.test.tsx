import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../test/serve.ts'
import { cachedKeys } from '../storage/local-cache.ts'
import { queryClient } from '../storage/query-client.ts'
import { flushState } from '../storage/state-storage.ts'
import { renderWards, row, serveWards, wards } from './wards.test-support.tsx'

const answer = (name: string) => ({ status: 200, data: { count: 1, next: null, previous: null, results: [{ id: 1, name, beds: 0 }] } })

test('rows of the last visit stand there before the answer, and are replaced by it', async () => {
  serveWards(wards(3))
  const { screen } = await renderWards({}, '?wards-filter-name__icontains=War')
  await expect.element(row('Ward 3')).toBeVisible()
  flushState()
  expect(cachedKeys()).toContainEqual(expect.stringMatching(/^kasack-list:wards:wards:/))
  const stored = cachedKeys().map((key) => JSON.parse(localStorage.getItem(key) ?? '') as { query: string })
  const asked = stored.filter(({ query }) => query.includes('name__icontains=War'))
  expect(asked).toMatchObject([{ size: 10, count: 3, pages: { 1: wards(3) } }])
  await screen.unmount()
  queryClient.clear()

  let arrive: (reply: { status: number; data: unknown }) => void = () => {}
  serve({ 'GET /wards.json/': () => new Promise((resolve) => (arrive = resolve)) })
  await renderWards({}, '?wards-filter-name__icontains=War')
  await expect.element(row('Ward 3')).toBeVisible()
  await expect.element(page.getByText('1 – 3 of 3 records')).toBeVisible()
  arrive(answer('Ward 1b'))
  await expect.element(row('Ward 1b')).toBeVisible()
  expect(row('Ward 3').elements()).toEqual([])
})

test('an answer that is no longer wanted is cancelled and never shown', async () => {
  const signals: (AbortSignal | null | undefined)[] = []
  const late = Promise.withResolvers<void>()
  serve({})
  vi.stubGlobal('fetch', (input: string, { signal }: RequestInit = {}) => {
    signals.push(signal)
    const slow = input.includes('sort=name')
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
      const { data } = answer(slow ? 'unwanted' : 'wanted')
      void (slow ? late.promise : Promise.resolve()).then(() => resolve(new Response(JSON.stringify(data))))
    })
  })
  const seen: string[] = []
  const { router } = await renderWards({
    rowName: ({ name }) => {
      seen.push(name)
      return name
    },
  })
  await expect.element(row('wanted')).toBeVisible()
  await router.navigate('/wards?wards-sorted_by=name')
  await vi.waitFor(() => expect(signals).toHaveLength(2))
  await router.navigate('/wards?wards-sorted_by=-name')
  await vi.waitFor(() => expect(signals[1]?.aborted).toBe(true))
  late.resolve()
  await new Promise((done) => setTimeout(done, 50))
  expect(seen).not.toContain('unwanted')
  expect(signals).toHaveLength(3)
})

test('while other rows are on their way the old ones stay, marked as old', async () => {
  let isSlow = false
  serve({ 'GET /wards.json/': () => (isSlow ? new Promise(() => {}) : answer('old')) })
  await renderWards()
  await expect.element(row('old')).toBeVisible()
  isSlow = true
  await page.getByRole('button', { name: 'Sort by Name' }).click()
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect.element(row('old')).toBeVisible()
  await expect.element(page.getByText('1 – 1 of 1 record')).toBeVisible()
})
