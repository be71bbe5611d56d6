import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { patience } from '../shared/program/lazy-part.tsx'
import { queryClient } from '../shared/storage/query-client.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import type { ServedRequest } from '../test/serve.ts'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'

const held = {
  has_server: false,
  held: 2,
  waiting: 0,
  delayed: 0,
  failed: 0,
  oldest_datetime: null,
  last_error: '',
  last_sent_datetime: null,
}
const none = { status: 200, data: { count: 0, next: null, previous: null, results: [] } }
type Reply = { status: number; data?: object }

const bar = page.getByRole('complementary', { name: 'E-mails are not being delivered' })

/** Makes timers of exactly this duration fire at once. */
function passOver(milliseconds: number) {
  const { setTimeout } = globalThis
  const short = (run: () => void, delay?: number) => (delay === milliseconds ? 0 : setTimeout(run, delay))
  Object.assign(globalThis, { setTimeout: short })
  onTestFinished(() => void Object.assign(globalThis, { setTimeout }))
}

/** Opens a page as a user; another `id` is a user with separate preferences. */
async function open(
  is_superuser: boolean,
  at = '/contact-persons',
  { id = 1, health = { status: 200, data: held } }: { id?: number; health?: Reply | (() => Promise<Reply>) } = {},
) {
  const calls = serve({
    'GET /contact-persons.json/': none,
    'GET /outbox.json/': none,
    'GET /outbox/health.json/': health,
    'POST /outbox/test/': ({ body }: ServedRequest) => ({ status: 201, data: { id: 40, state: 'held', ...(body as object) } }),
  })
  const { router, screen } = await renderRoutes({ at, session: { state: 'in', user: aUser({ id, is_superuser }) } })
  return { router, screen, asked: (path: string) => calls.filter(({ url }) => url.pathname === `/api/v0${path}`) }
}

test('a superuser reads on every page that mails are held, and goes to them', async () => {
  const { router } = await open(true)
  await expect.element(bar.getByText('No SMTP server is configured: 2 e-mails are held.', { exact: false })).toBeVisible()
  await bar.getByRole('link', { name: 'Open the outbox' }).click()
  await vi.waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/admin/outbox?outbox-filter-state=Held+%28held%29'),
  )
})

test('where it stood at the last visit it comes at once, and the page does not move for it', async () => {
  const { screen } = await open(true, '/contact-persons', { id: 2 })
  await expect.element(bar).toBeVisible()
  await screen.unmount()
  queryClient.clear()
  passOver(patience)
  const answered = Promise.withResolvers<Reply>()
  await open(true, '/contact-persons', { id: 2, health: () => answered.promise })
  const title = page.getByRole('heading', { level: 1 })
  await expect.element(title).toBeVisible()
  expect(bar.elements()).toEqual([])
  const { top } = title.element().getBoundingClientRect()
  answered.resolve({ status: 200, data: held })
  await expect.element(bar).toBeVisible()
  expect(title.element().getBoundingClientRect().top).toBe(top)
})

test('where it was hidden at the last visit no place is kept for it', async () => {
  const { screen } = await open(true, '/contact-persons', { id: 3 })
  const title = page.getByRole('heading', { level: 1 })
  await expect.element(title).toBeVisible()
  const { top } = title.element().getBoundingClientRect()
  await bar.getByRole('button', { name: 'Hide' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await screen.unmount()
  await open(true, '/contact-persons', { id: 3 })
  await expect.element(title).toBeVisible()
  expect(title.element().getBoundingClientRect().top).toBe(top)
})

test('where it cannot be asked nothing is said, not even of that', async () => {
  const { asked } = await open(true, '/contact-persons', { health: { status: 404 } })
  await vi.waitFor(() => expect(asked('/outbox/health.json/')).toHaveLength(1))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([...page.getByRole('alert').elements(), ...bar.elements()]).toEqual([])
})

test('hidden it stays hidden as long as it gets no worse', async () => {
  const { router } = await open(true)
  await bar.getByRole('button', { name: 'Hide' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await router.navigate('/admin/outbox')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible()
  expect(bar.elements()).toEqual([])
})

test('nobody else is asked to look after the mails', async () => {
  const { asked } = await open(false)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(asked('/outbox/health.json/')).toEqual([])
})

test('a test mail goes to the own address unless another is given', async () => {
  const { asked } = await open(true, '/admin/outbox')
  await page.getByRole('button', { name: 'Send test e-mail' }).click()
  const form = page.getByRole('dialog', { name: 'Send test e-mail' })
  await expect.element(form.getByRole('textbox')).toHaveValue('jule@example.org')
  await form.getByRole('button', { name: 'Send test e-mail' }).click()
  await expect.element(page.getByText('Test e-mail created')).toBeVisible()
  await expect.element(page.getByText('The e-mail is waiting for an SMTP server.')).toBeVisible()
  expect(asked('/outbox/test/').map(({ body }) => body)).toEqual([{ recipient: 'jule@example.org' }])
})
