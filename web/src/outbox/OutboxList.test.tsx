import type { OutboxMail } from '@kasack/contract/outbox.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { totalWidth } from '../shared/table/column.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aMail } from './outbox.test-support.ts'
import { columns } from './OutboxList.tsx'

const superuser = { state: 'in' as const, user: aUser({ is_superuser: true }) }

function serveMails(...results: OutboxMail[]) {
  const calls = serve({
    'GET /outbox.json/': { status: 200, data: { count: results.length, next: null, previous: null, results } },
    'GET /outbox/17.json/': { status: 200, data: results[0] },
    'POST /outbox/17/retry.json/': { status: 200, data: aMail({ state: 'waiting' }) },
  })
  return (method: string) => calls.filter((call) => call.method === method)
}

test('the widths of the columns come to 100 %', () => expect(totalWidth(columns, true)).toBe(100))

test('the outbox says to whom, what, and what has become of it', async () => {
  serveMails(aMail({ state: 'failed', attempts: 7 }), aMail({ id: 18, recipient: 'berta@example.org', state: 'held' }))
  await renderRoutes({ at: '/admin/outbox', session: superuser })
  const failed = page.getByRole('row', { name: /eva@example\.org/ })
  await expect.element(failed.getByText('Failed')).toBeVisible()
  await expect.element(failed.getByText('Please confirm your e-mail address')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'berta@example.org' })).toHaveAttribute('href', '/admin/outbox/18')
  await expect.element(page.getByRole('row', { name: /berta/ }).getByText('Held')).toBeVisible()
})

test('it is narrowed to a state and part of a recipient', async () => {
  const made = serveMails(aMail())
  await renderRoutes({ at: '/admin/outbox?outbox-filter-state=failed&outbox-filter-recipient__icontains=eva', session: superuser })
  await vi.waitFor(() =>
    expect(Object.fromEntries(made('GET').at(-1)!.url.searchParams)).toMatchObject({ state: 'failed', recipient__icontains: 'eva' }),
  )
})

test('a mail shows its text and why it was refused, and is tried again', async () => {
  const made = serveMails(aMail({ state: 'failed', attempts: 7, last_error: '550 5.1.1 No such user' }))
  await renderRoutes({ at: '/admin/outbox/17', session: superuser })
  await expect.element(page.getByText('550 5.1.1 No such user')).toBeVisible()
  await expect.element(page.getByText('Dear Eva Beispiel,', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.element(page.getByText('The e-mail will be sent again in a moment.')).toBeVisible()
  expect(made('POST').map(({ url }) => url.pathname)).toEqual(['/api/v0/outbox/17/retry.json/'])
})

test('several mails that failed are tried again at once; what is sent or waits for a server is left out', async () => {
  const made = serveMails(
    aMail({ state: 'failed' }),
    aMail({ id: 18, recipient: 'berta@example.org', state: 'failed' }),
    aMail({ id: 19, recipient: 'carl@example.org', state: 'sent' }),
    aMail({ id: 20, recipient: 'dora@example.org', state: 'held' }),
  )
  await renderRoutes({ at: '/admin/outbox', session: superuser })
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
  await page.getByRole('group', { name: 'Actions for the selection' }).getByRole('button', { name: 'Send again' }).click()
  const question = page.getByRole('dialog', { name: 'Send 2 e-mails again?' })
  await expect.element(question.getByText(/^eva@example\.org, berta@example\.org\./)).toBeVisible()
  await expect.element(question.getByText('carl@example.org: This e-mail has already been sent.')).toBeVisible()
  await expect.element(question.getByText('dora@example.org: The e-mail is waiting for an SMTP server.')).toBeVisible()
  await question.getByRole('button', { name: 'Send again' }).click()
  await expect.element(page.getByText('Send again: 1 done, 1 not done')).toBeVisible()
  await expect.element(page.getByText('berta@example.org: Not found.')).toBeVisible()
  expect(made('POST').map(({ url }) => url.pathname)).toEqual(['/api/v0/outbox/17/retry.json/', '/api/v0/outbox/18/retry.json/'])
})

test('a sent mail is not tried again, and says why', async () => {
  serveMails(aMail({ state: 'sent', sent_datetime: '2026-06-10T10:00:01.000000Z', next_attempt_datetime: null }))
  await renderRoutes({ at: '/admin/outbox/17', session: superuser })
  const button = page.getByRole('button', { name: 'Send again' })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAttribute('title', 'This e-mail has already been sent.')
})

test('the account menu leads superusers there, and nobody else', async () => {
  serveMails(aMail())
  await renderRoutes({ at: '/admin/outbox', session: superuser })
  await page.getByRole('button', { name: /account/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Outbox' })).toBeVisible()
})

test('whoever is no superuser has neither page nor entry', async () => {
  serveMails(aMail())
  await renderRoutes({ at: '/admin/outbox' })
  await page.getByRole('button', { name: /account/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Outbox' }).elements()).toEqual([])
  expect(page.getByRole('link', { name: 'eva@example.org' }).elements()).toEqual([])
})
