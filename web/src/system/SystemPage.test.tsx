import type { System } from '@kasack/contract/system.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'

const system: System = {
  version: '0.1.0',
  runtime: '24.21.0',
  app_env: 'production',
  public_url: 'https://kasack.example',
  started_datetime: '2026-06-10T10:00:00.000Z',
  database: { kind: 'external', version: '15.8', size: 3 * 1024 ** 2 },
  migrations: { count: 80, latest: '0119_example' },
  mail: { state: 'held', sender: 'Kasack <no-reply@kasack.example>' },
  history: { count: 12_345, size: 6_000_000 },
  files: { count: 2, size: 1536 },
  groups_without_members: ['Clearance'],
  jobs: [
    { name: 'mail', last_run_datetime: '2026-06-10T10:05:00Z', outcome: 'failed', next_run_datetime: '2026-06-10T10:06:00Z' },
    { name: 'files', last_run_datetime: null, outcome: null, next_run_datetime: null },
  ],
  runs: [
    {
      id: 2,
      kind: 'leasing_clocks',
      state: 'running',
      total: 1200,
      done: 300,
      created_datetime: '2026-06-10T10:04:00Z',
      ended_datetime: null,
    },
    {
      id: 1,
      kind: 'leasing_clocks',
      state: 'done',
      total: 7,
      done: 7,
      created_datetime: '2026-06-09T10:04:00Z',
      ended_datetime: '2026-06-09T10:05:00Z',
    },
  ],
  places: { kind: 'built_in', size: 400 * 1024 },
}
const health = {
  has_server: false,
  held: 3,
  waiting: 0,
  delayed: 0,
  failed: 1,
  oldest_datetime: null,
  last_error: '',
  last_sent_datetime: null,
}

async function open(answer: { status: number; data: unknown }) {
  serve({ 'GET /system.json/': answer, 'GET /outbox/health.json/': { status: 200, data: health } })
  await renderRoutes({ at: '/admin/system', session: { state: 'in', user: aUser({ is_superuser: true }) } })
}

test('the system page says what runs here, and leads to the mails', async () => {
  await open({ status: 200, data: system })
  const content = page.getByRole('main')
  for (const fact of [
    'PostgreSQL 15.8',
    'external server',
    '80, latest 0119_example',
    'none: e-mails stay in the outbox',
    '12.345 changes, 5,7 MB',
    '2, 1,5 KB in total',
    'built in, without streets (MAP_STYLE_URL)',
  ]) {
    await expect.element(content.getByText(fact)).toBeVisible()
  }
  await expect.element(content.getByText('0 waiting, 3 held, 1 failed in the last seven days')).toBeVisible()
  await expect
    .element(content.getByRole('link', { name: 'Open the outbox and send a test e-mail' }))
    .toHaveAttribute('href', '/admin/outbox')
})

test('the system page says which groups nobody is in, and leads there', async () => {
  await open({ status: 200, data: system })
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Clearance' })).toHaveAttribute('href', '/admin/groups')
})

test('the system page lists the jobs: when each was done, how, and when it comes again', async () => {
  await open({ status: 200, data: system })
  const content = page.getByRole('main')
  await expect.element(content.getByText('Send e-mails')).toBeVisible()
  await expect
    .element(content.getByText(/^Last run 10[.]06[.]2026,? 12:05, failed \(see the log\); next by 10[.]06[.]2026,? 12:06$/))
    .toBeVisible()
  await expect.element(content.getByText('Remove unused files')).toBeVisible()
  await expect.element(content.getByText('Not run yet')).toBeVisible()
})

test('the system page says how far runs are', async () => {
  await open({ status: 200, data: system })
  const content = page.getByRole('main')
  await expect.element(content.getByText(/^started 10[.]06[.]2026,? 12:04; 300 of 1[.]200 records$/)).toBeVisible()
  await expect.element(content.getByText(/^started 09[.]06[.]2026,? 12:04, ended 09[.]06[.]2026,? 12:05; 7 records$/)).toBeVisible()
})

test('what cannot be read is read again', async () => {
  await open({ status: 500, data: null })
  await expect.element(page.getByRole('main').getByRole('button', { name: 'Reload' })).toBeVisible()
})
