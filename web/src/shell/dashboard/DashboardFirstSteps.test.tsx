import type { Setup, SetupStepName, SetupSetting } from '@kasack/contract/setup.ts'
import { setupSteps } from '@kasack/contract/setup.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoutes } from '../../test/render-routes.tsx'
import { serve } from '../../test/serve.ts'
import { aUser } from '../../test/users.ts'

const panel = page.getByRole('region', { name: 'First steps' })
const stepsWith = (done: SetupStepName[], unset: SetupSetting[] = []): Setup => ({
  steps: setupSteps.map((name) => ({ name, is_done: done.includes(name), unset: name === 'mail' ? unset : [] })),
})

const none = { status: 200, data: { count: 0, next: null, previous: null, results: [] } }

async function open(setup: Setup | null, is_superuser = true) {
  let now = setup
  const answer = () => (now ? { status: 200, data: now } : { status: 500 })
  const change = (next: Setup) => () => ({ status: 200, data: (now = next) })
  const calls = serve({
    'GET /applicants.json/': none,
    'GET /engagements.json/': none,
    'GET /lookups/facility-types.json/': none,
    'GET /setup.json/': answer,
    'POST /setup/close/': change({ steps: [] }),
    'POST /setup/lists-seen/': change(stepsWith(['lists'])),
  })
  const { router } = await renderRoutes({ at: '/', session: { state: 'in', user: aUser({ is_superuser }) } })
  return { router, asked: (path: string) => calls.filter(({ url }) => url.pathname === `/api/v0${path}`) }
}

test('the superuser of an empty agency reads what comes first, what is done, and where each is done', async () => {
  const { router } = await open(stepsWith(['agency', 'users']))
  await expect.element(panel.getByText('2 of 5 done')).toBeVisible()
  await expect.element(panel.getByRole('listitem').nth(0).getByLabelText('Done')).toBeVisible()
  await expect.element(panel.getByRole('listitem').nth(1).getByLabelText('Open')).toBeVisible()
  expect(panel.getByRole('link', { name: 'Go to users' }).elements()).toEqual([])
  await expect.element(panel.getByRole('link', { name: 'View the lists' })).toHaveAttribute('href', '/admin/lookups/facility-types')
  await panel.getByRole('button', { name: 'Create facility' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=facility'))
})

test('a mail server that is not set is named, and the test mail says why it cannot be sent', async () => {
  const { router } = await open(stepsWith(['agency'], ['SMTP_URL', 'MAIL_FROM']))
  await expect.element(panel.getByText('Not set yet: SMTP_URL, MAIL_FROM.', { exact: false })).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Send test e-mail' })).toHaveAttribute('aria-disabled', 'true')
  expect(router.state.location.search).toBe('')
})

test('once it is set the test mail is sent from here', async () => {
  const { router } = await open(stepsWith(['agency']))
  await panel.getByRole('button', { name: 'Send test e-mail' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=test-mail'))
})

test('whoever looks at the lists has looked at them', async () => {
  const { router, asked } = await open(stepsWith(['agency']))
  await panel.getByRole('link', { name: 'View the lists' }).click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/admin/lookups/facility-types'))
  expect(asked('/setup/lists-seen/')).toHaveLength(1)
  await router.navigate('/')
  await expect.element(panel.getByRole('listitem').nth(3).getByLabelText('Done')).toBeVisible()
})

test('sent away it is gone', async () => {
  const { asked } = await open(stepsWith(['agency']))
  await panel.getByRole('button', { name: 'Do not show again' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(asked('/setup/close/')).toHaveLength(1)
})

test.for([
  ['there is nothing to do', { steps: [] }],
  ['it cannot be told', null],
] as const)('where %s nothing is said', async ([, setup]) => {
  const { asked } = await open(setup && { steps: [...setup.steps] })
  await vi.waitFor(() => expect(asked('/setup.json/').length).toBeGreaterThan(0))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([...panel.elements(), ...page.getByRole('alert').elements()]).toEqual([])
})

test('nobody else is asked', async () => {
  const { asked } = await open(stepsWith([]), false)
  await expect.element(page.getByRole('button', { name: 'Follow-ups 0' })).toBeVisible()
  expect(asked('/setup.json/')).toEqual([])
})
