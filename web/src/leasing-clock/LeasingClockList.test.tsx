import { dayFrom } from '@kasack/contract/range.ts'
import type { LeasingClock } from '@kasack/contract/leasing-clocks.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { formatShortDay } from '../shared/language/format.ts'
import { today } from '../shared/program/clock.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aClock } from './clock.test-support.ts'

async function open(clocks: LeasingClock[]) {
  const found = { count: clocks.length, next: null, previous: null, results: clocks }
  const calls = serve({ 'GET /leasing-clocks.json/': { status: 200, data: found } })
  const user = aUser({ permissions: ['vacancies.view_booking', 'employees.view_employee'] })
  const { router } = await renderRoutes({ at: '/leasing-clocks', session: { state: 'in', user } })
  return { router, asked: () => calls.map(({ url }) => Object.fromEntries(url.searchParams)) }
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('the list tells of each clock whose it is, at which hirer, and how it stands', async () => {
  await open([aClock({ equal_pay_from: today(), equal_pay_reason: 'revolving_door' }), aClock({ id: 2, restart_day: null })])
  const row = page.getByRole('row', { name: /Jana Reuter/ }).first()
  await expect.element(row.getByRole('link', { name: 'Jana Reuter' })).toHaveAttribute('href', '/employees/5')
  await expect.element(row.getByRole('meter', { name: 'Leasing to Klinikverbund Elbmark' })).toBeVisible()
  const cells = [...row.element().querySelectorAll('td')].map(({ textContent }) => textContent)
  expect(cells).toEqual([
    'Klinikverbund ElbmarkHirer',
    '12 months 16 days of 18',
    '14.05.27 cautious count 08.05.',
    `since ${formatShortDay(today())}revolving door: was employed by the hirer`,
    '16.08.27',
  ])
  await expect.element(page.getByRole('link', { name: 'Clocks', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('what ends soon is found at one click, and stands in the address', async () => {
  const { asked, router } = await open([aClock()])
  await expect.element(page.getByRole('row', { name: /Jana Reuter/ })).toBeVisible()
  await press('60 days')
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ last_day__lte: dayFrom(today(), 60) }))
  await expect.element(page.getByRole('button', { name: '60 days', exact: true })).toHaveAttribute('aria-pressed', 'true')
  expect(router.state.location.search).toContain('clocks-filter-last_day__lte')
  await press('All')
  await vi.waitFor(() => expect(asked().at(-1)).not.toHaveProperty('last_day__lte'))
})

test('nothing can be deleted here, so nothing leads to what was', async () => {
  await open([aClock()])
  await expect.element(page.getByRole('row', { name: /Jana Reuter/ })).toBeVisible()
  expect(page.getByRole('link', { name: 'Deleted' }).elements()).toEqual([])
})
