import type { DeletedRecord } from '@kasack/contract/history.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setPreference } from '../shared/storage/preference.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aPage } from './history.test-support.ts'

const jana: DeletedRecord = {
  resource: 'employees',
  record: { id: 5, name: 'Jana Reuter' },
  datetime: '2026-11-19T08:15:00.000000Z',
  user: { id: 2, name: 'Mirko Adler' },
  group: 41,
  can_undo: true,
  why_not: null,
}

async function open(deleted: DeletedRecord[], given: { is_superuser?: boolean; permissions?: Permission[]; at?: string } = {}) {
  const { is_superuser = false, permissions = ['employees.view_employee'], at = '/deleted?resource=employees' } = given
  let left = deleted
  const calls = serve({
    'GET /deleted.json/': () => aPage(left),
    'POST /history/groups/41/undo.json/': () => {
      left = []
      return { status: 200, data: { group: 42, lines: [] } }
    },
    'POST /deleted/employees/5/erase.json/': { status: 204 },
  })
  await renderRoutes({ at, session: { state: 'in', user: aUser({ is_superuser, permissions }) } })
  const asked = () => calls.filter(({ url }) => url.pathname.endsWith('/deleted.json/')).map(({ url }) => url.searchParams.get('resource'))
  const written = () => calls.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url.pathname.slice(7)}`)
  return { asked, written }
}

const item = () => page.getByRole('listitem').filter({ hasText: 'Jana Reuter' })

test('who deleted what, and when, stands in a list, and is brought back from there', async () => {
  const { written } = await open([jana])
  await expect.element(item().getByText('19.11.2026 09:15')).toBeVisible()
  await expect.element(item().getByText('Deleted by Mirko Adler · Can be restored until 19.12.2026 09:15')).toBeVisible()
  expect(page.getByRole('button', { name: /^Erase/ }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Restore: Jana Reuter' }).click()
  await expect.element(page.getByText('Jana Reuter has been restored.')).toBeVisible()
  await expect.element(page.getByText('Nothing deleted')).toBeVisible()
  expect(written()).toEqual(['POST /history/groups/41/undo.json/'])
})

test('what cannot be brought back says why', async () => {
  await open([{ ...jana, can_undo: false, why_not: 'It was deleted more than 30 days ago.' }])
  await expect.element(item().getByText('It was deleted more than 30 days ago.', { exact: false })).toBeVisible()
  await expect.element(item().getByRole('button')).toHaveAttribute('aria-disabled', 'true')
})

test('superusers erase for good, once they know what stays', async () => {
  const { written } = await open([jana], { is_superuser: true })
  await page.getByRole('button', { name: 'Erase permanently: Jana Reuter' }).click()
  const question = page.getByRole('dialog')
  await expect.element(question.getByText('free text of other records stays', { exact: false })).toBeVisible()
  await question.getByRole('button', { name: 'Erase permanently' }).click()
  await expect.element(page.getByText('Jana Reuter was permanently erased')).toBeVisible()
  expect(written()).toEqual(['POST /deleted/employees/5/erase.json/'])
})

test('in German it is called „Endgültig löschen“', async () => {
  await open([jana], { is_superuser: true })
  setPreference({ language: 'de' })
  await expect.element(page.getByRole('button', { name: 'Endgültig löschen: Jana Reuter' })).toBeVisible()
})

test('only kinds are offered that the user may read and delete', async () => {
  const { asked } = await open([], { permissions: [], at: '/deleted?resource=employees' })
  await vi.waitFor(() => expect(asked()).toEqual(['facilities']))
  await page.getByRole('combobox', { name: 'Type' }).click()
  await expect.element(page.getByTitle('Contact persons')).toBeVisible()
  expect(page.getByTitle('Employees', { exact: true }).elements()).toEqual([])
  await page.getByTitle('Contact persons').click()
  await vi.waitFor(() => expect(asked().at(-1)).toBe('contact-persons'))
})
