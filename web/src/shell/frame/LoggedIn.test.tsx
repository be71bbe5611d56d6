import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bindRouter } from '../../shared/address/navigation.ts'
import { loginUrl, session } from '../../shared/session/session.ts'
import { renderRoutes } from '../../test/render-routes.tsx'
import { serve } from '../../test/serve.ts'
import { aUser } from '../../test/users.ts'
import { LoggedIn } from './LoggedIn.tsx'
import { Shell } from './Shell.tsx'

const inside = [{ Component: Shell, children: [{ Component: LoggedIn, children: [{ path: '*', element: <h1>personal data</h1> }] }] }]

test('pages show to a user', async () => {
  await renderRoutes({}, inside)
  await expect.element(page.getByText('personal data')).toBeVisible()
})

test('until the user is known something is awaited, no page is shown', async () => {
  await renderRoutes({ session: { state: 'loading' } }, inside)
  await expect.element(page.getByLabelText('Loading')).toBeInTheDocument()
  expect(page.getByText('personal data').elements()).toEqual([])
})

test('a session that ended hides the page and says why', async () => {
  await renderRoutes({}, inside)
  session.set({ state: 'ended' })
  await expect.element(page.getByText('Sorry, you are not authenticated. Please log in.')).toBeVisible()
  expect(page.getByText('personal data').elements()).toEqual([])
  session.set({ state: 'loading' })
})

test('a server that cannot tell the user is asked again on request', async () => {
  serve({ 'GET /users/me.json/': { status: 200, data: aUser() } })
  await renderRoutes({ session: { state: 'failed' } }, inside)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.element(page.getByText('personal data')).toBeVisible()
})

test('the login leads back to the page with its filters', () => {
  const location = { pathname: '/facilities', search: '?facilities-page=2' }
  bindRouter({ state: { location, navigation: {} }, navigate: vi.fn<() => Promise<void>>() } as never)
  expect(loginUrl()).toBe('/django_auth/login/?next=%2Ffacilities%3Ffacilities-page%3D2')
})
