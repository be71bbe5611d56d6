import { periodName } from '@kasack/contract/report-period.ts'
import { seriesPeriods } from '@kasack/contract/report-series.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderRoutes } from '../../test/render-routes.tsx'
import type { ServedRequest } from '../../test/serve.ts'
import { serve } from '../../test/serve.ts'
import { aUser } from '../../test/users.ts'
import { aReport, aSeries } from './report.test-support.ts'

const user = aUser({ groups: ['Reporting'], permissions: ['vacancies.view_booking', 'employees.view_employee'] })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** The n-th of the thirteen periods has n bookings, ten times as many profiles, and twice as many calls. */
const numbers = (index: number) => ({ bookings: index, emails: { profile: index * 10 }, engagements: { phone_call: index * 2, visit: 0 } })

async function openHistory(at = '/kpis', state = { isBroken: false }) {
  const calls = serve({
    'GET /reports/': { status: 200, data: aReport(numbers(1)) },
    'GET /report-series/': ({ url }: ServedRequest) => {
      const [year, month, week] = ['year', 'month', 'week'].map((name) => Number(url.searchParams.get(name)) || undefined)
      const reports = seriesPeriods({ year: year!, month, week }).map((period, index) =>
        aReport({ period: periodName(period), ...numbers(index) }),
      )
      return { status: state.isBroken ? 500 : 200, data: aSeries(reports) }
    },
  })
  const asked = (path: string) => calls.flatMap(({ url }) => (url.pathname.endsWith(path) ? [url.search] : []))
  return { ...(await renderRoutes({ at, session: { state: 'in', user } })), asked }
}

const row = (name: string) =>
  page
    .getByRole('table')
    .first()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
const cell = (name: string, column: number) => row(name).getByRole('cell').nth(column)

test('the history is read once, up to the latest of the columns', async () => {
  const { asked } = await openHistory('/kpis?kpis-periods=2024-03,2024-05,2023-01,2024-04')
  await expect.element(page.getByRole('heading', { name: '13 months up to May 2024' })).toBeVisible()
  expect([asked('/report-series/'), asked('/reports/').length]).toEqual([['?year=2024&month=5'], 4])
})

test('profiles, bookings and entries are drawn, each with its name and what the line shows', async () => {
  await openHistory()
  for (const name of [
    'Profiles sent: latest 120, highest 120 (November 2026), lowest 0',
    'Bookings: latest 12, highest 12 (November 2026), lowest 0',
    'Total logbook entries: latest 24, highest 24 (November 2026), lowest 0',
  ])
    await expect.element(page.getByRole('figure').getByRole('img', { name })).toBeVisible()
  await expect.element(page.getByText('November 2026 is still running: dashed')).toBeVisible()
  expect(document.querySelectorAll('.k-kpi-plot .k-line-dashed')).toHaveLength(3)
  await expect.element(cell('Bookings', 0).getByRole('img', { name: /^Bookings: latest 12/ })).toBeVisible()
})

test('all numbers of the lines are a table that the keyboard opens', async () => {
  await openHistory()
  const summary = page.getByText('All figures as a table').first()
  await expect.element(summary).toBeVisible()
  summary.element().focus()
  await userEvent.keyboard('{Enter}')
  const table = page.getByRole('table', { name: 'All figures as a table' })
  const texts = (name: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.element(table.getByRole('columnheader', { name: 'Nov 26' })).toBeVisible()
  expect(texts('Bookings')).toEqual(Array.from({ length: 13 }, (_, index) => String(index)))
  expect(texts('Conversion rate').slice(0, 2)).toEqual(['0,00\u00a0%', '10,00\u00a0%'])
  expect(table.getByRole('rowheader', { name: 'Visit' }).elements()).toEqual([])
})

test('this week against last is one click: each week up to the same day, against the one before', async () => {
  const { asked, router } = await openHistory()
  await expect.element(row('Bookings')).toBeVisible()
  await page.getByRole('button', { name: 'This week vs. last' }).click()
  await expect.element(page.getByRole('columnheader').nth(1)).toHaveTextContent('Week 48, 2026up to Mon 23.11.vs. Week 47, 2026')
  await expect.element(page.getByRole('columnheader').nth(4)).toHaveTextContent('Week 45, 2026up to Mon 02.11.Compared with')
  await expect.element(cell('Bookings', 1)).toHaveTextContent('12+1 improved')
  await expect.element(cell('Bookings', 2)).toHaveTextContent('11+1 improved')
  await expect.element(cell('Bookings', 4)).toMatchTextContent(/^9$/)
  expect([asked('/report-series/').at(-1), asked('/reports/').length]).toEqual(['?year=2026&week=48&until=2026-11-23', 4])
  expect(router.state.location.search).toBe('?kpis-filter-time_frame=weeks&kpis-compare=same_days')
  const link = new URL(cell('Bookings', 2).getByRole('link').element().getAttribute('href')!, location.origin)
  expect(link.searchParams.get('bookings-filter-created_datetime__date')).toBe('2026-11-16–2026-11-16')
  expect(document.querySelectorAll('.k-line-dashed')).toHaveLength(0)

  const pressed = page.getByRole('button', { name: 'This week vs. last' })
  await expect.element(pressed).toHaveAttribute('aria-pressed', 'true')
  await pressed.click()
  await expect.element(page.getByRole('combobox', { name: 'Period of column 1' })).toBeVisible()
  expect(router.state.location.search).toBe('?kpis-filter-time_frame=weeks')
})

test('another time frame shows whole periods again', async () => {
  const { router } = await openHistory('/kpis?kpis-filter-time_frame=years&kpis-compare=same_days')
  await expect.element(page.getByRole('columnheader').nth(2)).toHaveTextContent('2025up to 23.11.25vs. 2024')
  await page.getByText('Months', { exact: true }).click()
  await expect.element(page.getByRole('columnheader').nth(1)).toHaveTextContent('November 2026vs. November 2025still running')
  expect(router.state.location.search).toBe('')
})

test('a history that could not be loaded says so, the table stays, and it can be loaded again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const state = { isBroken: true }
  await openHistory('/kpis', state)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The history could not be loaded/)
  await expect.element(cell('Bookings', 1)).toMatchTextContent(/^1/)
  expect(cell('Bookings', 0).getByRole('img').elements()).toEqual([])
  expect(logged).toHaveBeenCalledWith('Figures could not be read', expect.anything())
  state.isBroken = false
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click()
  await expect.element(cell('Bookings', 0).getByRole('img')).toBeVisible()
  logged.mockRestore()
})
