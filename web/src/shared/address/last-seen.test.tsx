import { facility } from '@kasack/contract/facility.ts'
import { expect, test } from 'vitest'
import { renderInShell } from '../../test/render-routes.tsx'
import { lastSeenPath, useSeenList } from './last-seen.ts'

function Seen() {
  useSeenList(facility, 'facilities')
  return null
}

test('the way back to a list leads to what was asked of it, without the form that stood above it', async () => {
  expect(lastSeenPath(facility)).toBe('/facilities')
  await renderInShell(<Seen />, { at: '/facilities?facilities-page=2&fc-page=3&modals=settings' })
  await expect.poll(() => lastSeenPath(facility)).toBe('/facilities?facilities-page=2')
})
