import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'

const at = '/admin/judge-settings'
const option = (name: RegExp) => page.getByRole('radio', { name })

async function open() {
  let count_by = 'months'
  const calls = serve({
    'GET /judge-settings.json/': () => ({ status: 200, data: { id: 1, count_by, version: 'AAAA' } }),
    'PATCH /judge-settings.json/': ({ body }) => {
      count_by = (body as { count_by: string }).count_by
      return { status: 200, data: { id: 1, count_by, version: 'BBBB' }, group: 7 }
    },
    'GET /judge-settings/1/history.json/': { status: 200, data: { count: 0, next: null, previous: null, results: [] } },
  })
  await renderRoutes({ at, session: { state: 'in', user: aUser({ is_superuser: true }) } })
  return { written: () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body) }
}

test('the administration shows how is counted, and what each way means', async () => {
  await open()
  await expect.element(option(/^Months \(/)).toBeChecked()
  await expect.element(option(/^Months of 30 days/)).toHaveAccessibleDescription(/540 days/)
  await expect.element(page.getByRole('link', { name: 'Checks and clocks' })).toHaveAttribute('aria-current', 'page')
})

test('a choice applies at once, and can be taken back', async () => {
  const { written } = await open()
  await option(/^Months of 30 days/).click()
  await vi.waitFor(() => expect(written()).toEqual([{ count_by: 'days', version: 'AAAA' }]))
  await expect.element(option(/^Months of 30 days/)).toBeChecked()
  await expect.element(page.getByText('The way of counting is saved.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
})
