import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { serve } from '../../test/serve.ts'
import { aUser } from '../../test/users.ts'
import { request } from '../call/api.ts'
import { session } from '../session/session.ts'
import { SessionLost } from './SessionLost.tsx'

test('a session lost in the middle of a form keeps the form, until the user is back', async () => {
  let back = false
  serve({
    'POST /facilities.json/': () => ({ status: back ? 201 : 401, data: { id: 1 } }),
    'GET /users/me.json/': () => ({ status: back ? 200 : 401, data: aUser() }),
  })
  await renderInShell(<SessionLost holds />)
  await request({ method: 'POST', path: '/facilities.json/', body: {} })
  const sentence = page.getByText('Your session has ended.', { exact: false })
  await expect.element(sentence).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('target', '_blank')
  window.dispatchEvent(new Event('focus'))
  await new Promise((done) => setTimeout(done, 50))
  await expect.element(sentence).toBeVisible()
  back = true
  window.dispatchEvent(new Event('focus'))
  await expect.element(sentence).not.toBeInTheDocument()
  expect(session.get().state).toBe('in')
})

test('a form without input does not hold the page', async () => {
  serve({ 'GET /facilities.json/': { status: 401 } })
  await renderInShell(<SessionLost holds={false} />)
  await request({ path: '/facilities.json/' })
  await vi.waitFor(() => expect(session.get().state).toBe('ended'))
})
