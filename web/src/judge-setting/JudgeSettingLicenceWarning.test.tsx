import dayjs from 'dayjs'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { formatDay } from '../shared/language/format.ts'
import { today } from '../shared/program/clock.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'

const inDays = (days: number) => dayjs(today()).add(days, 'day').format('YYYY-MM-DD')
const path = '/api/v0/judge-settings.json/'
const dispatcher = aUser({ groups: ['Dispatcher'] })
const superuser = aUser({ is_superuser: true })
const link = page.getByRole('link', { name: 'Open the setting' })

async function open(licence_until: string | null, user = dispatcher) {
  const calls = serve({ 'GET /judge-settings.json/': { status: 200, data: { id: 1, licence_until } } })
  await renderRoutes({ at: '/', session: { state: 'in', user } })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return () => calls.filter(({ url }) => url.pathname === path).length
}

test('whoever sends people is told on the dashboard when the licence ends, and by when to apply', async () => {
  await open(inDays(120))
  const warning = page.getByRole('status').filter({ hasText: 'leasing licence' })
  await expect.element(warning.getByText(`The leasing licence ends on ${formatDay(inDays(120))}.`)).toBeVisible()
  await expect.element(warning.getByText('Apply for the extension by', { exact: false })).toBeVisible()
  expect(link.elements()).toEqual([])
})

test('a superuser is led to the setting', async () => {
  await open(inDays(30), superuser)
  await expect.element(link).toHaveAttribute('href', '/admin/judge-settings')
  await expect.element(page.getByText('The extension had to be applied for by', { exact: false })).toBeVisible()
})

test('a licence that has expired is said as an alert', async () => {
  await open(inDays(-1))
  const alert = page.getByRole('alert').filter({ hasText: 'leasing licence' })
  await expect.element(alert.getByText(`The leasing licence expired on ${formatDay(inDays(-1))}.`)).toBeVisible()
  await expect.element(alert.getByText('Nobody may be leased without a licence.', { exact: false })).toBeVisible()
})

test.each([
  ['ends in half a year', inDays(190)],
  ['has no end', null],
])('of a licence that %s nothing is told', async (_, until) => {
  const asked = await open(until)
  await vi.waitFor(() => expect(asked()).toBe(1))
  expect(page.getByText('leasing licence', { exact: false }).elements()).toEqual([])
})

test('nobody else is told, and nothing is asked for them', async () => {
  const all = ['employees.view_employee', 'vacancies.view_booking', 'vacancies.add_booking'] as const
  const asked = await open(inDays(-1), aUser({ groups: ['Support', 'Reporting'], permissions: [...all] }))
  await expect.element(page.getByText('My recent entries').first()).toBeVisible()
  expect(page.getByText('leasing licence', { exact: false }).elements()).toEqual([])
  expect(asked()).toBe(0)
})
