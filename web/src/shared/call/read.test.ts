import { expect, test, vi } from 'vitest'
import { isChangeByOthers } from '../storage/pushed.ts'
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
