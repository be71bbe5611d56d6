import type { LeasingClock } from '@kasack/contract/leasing-clocks.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anEmployee } from '../employee/employee.test-support.ts'
import { aFacility } from '../facility/facility.test-support.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aClock } from './clock.test-support.ts'

const pageOf = (results: readonly object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })
const mayAll: Permission[] = ['vacancies.view_booking', 'employees.view_employee']

async function open(at: string, { clocks = [], holds = mayAll }: { clocks?: LeasingClock[]; holds?: Permission[] } = {}) {
  const calls = serve({
    'GET /employees/5.json/': { status: 200, data: anEmployee() },
    'GET /facilities/7.json/': { status: 200, data: aFacility() },
    'GET /leasing-clocks.json/': pageOf(clocks),
    ...Object.fromEntries(
      ['bookings', 'absences', 'engagements', 'emails', 'vacancies', 'facility-persons'].map((path) => [`GET /${path}.json/`, pageOf([])]),
    ),
  })
  await renderRoutes({ at, session: { state: 'in', user: aUser({ permissions: holds }) } })
  return {
    asked: () => calls.flatMap(({ url }) => (url.pathname.endsWith('/leasing-clocks.json/') ? [Object.fromEntries(url.searchParams)] : [])),
  }
}

const bar = (name: string) => page.getByRole('meter', { name })

test('the page of an employee shows her clock at each hirer, as a bar and in words', async () => {
  const atCompany = aClock({ id: 2, hirer: { kind: 'company', id: null, name: 'Nordkliniken', maximum_months: 18, equal_pay_months: 9 } })
  const { asked } = await open('/employees/5', { clocks: [aClock(), atCompany] })
  await expect.element(bar('Leasing to Klinikverbund Elbmark')).toHaveAttribute('aria-valuetext', '12 months 16 days of 18')
  const told = page
    .getByRole('list', { name: 'Leasing clocks' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(told).toEqual([
    expect.stringMatching(/^Klinikverbund Elbmark: 12 months 16 days of 18 · last day 14.05.2027 \(cautious count 08.05.\)/),
    expect.stringMatching(/^Nordkliniken \(Same company\): 12 months/),
  ])
  await expect.element(page.getByRole('heading', { name: 'Leasing clocks 2' })).toBeVisible()
  expect(asked()).toEqual([{ employee__id: '5', size: '1000' }])
})

test('without a clock one line says so', async () => {
  await open('/employees/5')
  await expect.element(page.getByText('No current leasing. A clock starts with the first booking at a hirer.')).toBeVisible()
})

test('a clock that is counted anew at the moment says so, until it is', async () => {
  const clocks = [aClock({ computing: true })]
  await open('/employees/5', { clocks })
  await expect.element(page.getByText('being recalculated')).toBeVisible()
  clocks[0] = aClock({ last_day: '2027-06-14' })
  await expect.element(page.getByText('last day 14.06.2027', { exact: false })).toBeVisible()
  await expect.element(page.getByText('being recalculated')).not.toBeInTheDocument()
})

test('the page of a facility shows the clocks at its hirer, and leads to them in the list', async () => {
  const { asked } = await open('/facilities/7', { clocks: [aClock()] })
  const row = page.getByRole('row', { name: /Jana Reuter/ })
  await expect.element(row.getByRole('link', { name: 'Jana Reuter' })).toHaveAttribute('href', '/employees/5')
  await expect.element(row.getByText('12 months 16 days of 18')).toBeVisible()
  expect(asked()[0]).toMatchObject({ facility__id: '7', size: '5' })
  await expect
    .element(page.getByRole('link', { name: 'Open in the list of clocks' }))
    .toHaveAttribute('href', '/leasing-clocks?clocks-filter-facility__id=Klinikum+Spreetal+%287%29')
})

test.each([[['vacancies.view_booking']], [['employees.view_employee']]] as Permission[][][])(
  'with %o alone no clock is shown or asked for',
  async (holds) => {
    const { asked } = await open('/facilities/7', { clocks: [aClock()], holds })
    await expect.element(page.getByRole('heading', { name: 'Klinikum Spreetal' }).first()).toBeVisible()
    expect(page.getByRole('heading', { name: /^Leasing clocks/ }).elements()).toEqual([])
    expect(page.getByRole('link', { name: 'Clocks', exact: true }).elements()).toEqual([])
    expect(asked()).toEqual([])
  },
)
