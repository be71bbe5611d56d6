import { expect, test, vi } from 'vitest'
import { isChangeByOthers, isUnread, takeUnread } from '../storage/pushed.ts'
import { queryClient } from '../storage/query-client.ts'
import { readSilently } from './read.ts'

test('what nobody asked for is a change by others only once it was there before', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 200 })))
  const counts = readSilently('/cockpit.json/')
  await queryClient.fetchQuery({ ...counts, staleTime: 0 })
  expect(isChangeByOthers()).toBe(false)
  await queryClient.fetchQuery({ ...counts, staleTime: 0 })
  expect(isChangeByOthers()).toBe(true)
})

test('what nobody asked for and could not be read is read again once the server answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(isUnread()).toBe(false)
  await expect(queryClient.fetchQuery({ ...readSilently('/beds.json/'), retry: false })).rejects.toMatchObject({
    status: expect.any(Number),
  })
  expect(takeUnread()).toEqual(new Set(['["beds","/beds.json/"]']))
})
