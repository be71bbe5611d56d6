import { periodName } from '@kasack/contract/report-period.ts'
import { seriesPeriods } from '@kasack/contract/report-series.ts'
import type { Report } from '@kasack/contract/report.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderRoutes } from '../../test/render-routes.tsx'
import type { ServedRequest } from '../../test/serve.ts'
import { serve } from '../../test/serve.ts'
import { aUser } from '../../test/users.ts'
import { aReport, aSeries } from './report.test-support.ts'

const reader = aUser({ groups: ['Reporting'], permissions: ['vacancies.view_booking', 'employees.view_employee'] })
const anna = { id: 7, name: 'Anna Muster' }

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

const periodOf = ({ url }: ServedRequest) => {
  const [year, month, week] = ['year', 'month', 'week'].map((name) => url.searchParams.get(name))
  return month ? `${year}-${month.padStart(2, '0')}` : week ? `${year}-W${week.padStart(2, '0')}` : year!
}

/** The names of the periods a series request asks for. */
const seriesNames = (sent: ServedRequest) => {
  const [year, month, week] = ['year', 'month', 'week'].map((name) => Number(sent.url.searchParams.get(name)) || undefined)
  return seriesPeriods({ year: year!, month, week }).map(periodName)
}

type Columns = Record<string, Parameters<typeof aReport>[0] | number>

/**
 * Opens the page with the server's figures by period name; a number is the status of an error. Other periods have no
 * figures.
 */
async function openKpis({ columns = {}, at = '/kpis', user = reader }: { columns?: Columns; at?: string; user?: typeof reader } = {}) {
  const answers = { ...columns }
  const known = (name: string) => {
    const given = answers[name]
    return aReport({ period: name, emails: { profile: 0 }, engagements: { phone_call: 0 }, ...(typeof given === 'object' && given) })
  }
  const answer = (sent: ServedRequest): { status: number; data: Report | null } => {
    const given = answers[periodOf(sent)]
    return typeof given === 'number' ? { status: given, data: null } : { status: 200, data: known(periodOf(sent)) }
  }
  const calls = serve({
    'GET /reports/': answer,
    'GET /report-series/': (sent) => ({ status: answers['series'] === 500 ? 500 : 200, data: aSeries(seriesNames(sent).map(known)) }),
    'GET /autocompletes/users.json/': { status: 200, data: { count: 1, results: [anna] } },
  })
  const asked = () => calls.filter(({ url }) => url.pathname.endsWith('/reports/'))
  const askedSeries = () => calls.filter(({ url }) => url.pathname.endsWith('/report-series/')).map(({ url }) => url.search)
  return { ...(await renderRoutes({ at, session: { state: 'in', user } })), asked, askedSeries, answers }
}

const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
const cell = (name: string, column: number) => row(name).getByRole('cell').nth(column) // the first cell is the sparkline column
const select = (column: number) => page.getByRole('combobox', { name: `Period of column ${column}` })
const shown = (column: number) => page.getByRole('columnheader').nth(column)

test('who may not see figures is led to the start', async () => {
  const { router, asked } = await openKpis({ user: aUser({ permissions: ['vacancies.view_booking'] }) })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(asked()).toEqual([])
})

test.each([
  ['members of the group Reporting', { groups: ['Reporting'] }, true],
  ['whoever is allowed to by name', { may_access_kpis: true }, true],
  ['nobody else', { groups: ['Dispatcher'] }, false],
] as const)('the menu leads %s to the figures', async (_who, user, isThere) => {
  const { router } = await openKpis({ at: '/nowhere', user: aUser({ ...user, groups: 'groups' in user ? [...user.groups] : [] }) })
  await page.getByRole('button', { name: /^Settings and account/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  const entry = page.getByRole('menuitem', { name: 'KPIs' })
  expect(entry.elements()).toHaveLength(isThere ? 1 : 0)
  if (isThere) await entry.click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(isThere ? '/kpis' : '/nowhere'))
})

test('the page asks once for each of four columns: three months, and the same month a year ago', async () => {
  const { asked } = await openKpis()
  await expect.element(row('Vacancies')).toBeVisible()
  expect(asked().map(periodOf)).toEqual(['2026-11', '2026-10', '2026-09', '2025-11'])
  expect(asked().every(({ url }) => !url.searchParams.has('user'))).toBe(true)
  expect(page.getByRole('columnheader').elements()).toHaveLength(5)
  expect(row('Vacancies').getByRole('cell').elements()).toHaveLength(5)
  await expect.element(shown(1)).toHaveTextContent('November 2026vs. November 2025still running')
  await expect.element(shown(2)).toHaveTextContent('October 2026vs. November 2025')
  await expect.element(shown(4)).toHaveTextContent('November 2025Compared with')
})

test('no row moves while other figures are awaited', async () => {
  const never = new Promise<never>(() => {})
  const report = { status: 200, data: aReport({ vacancies: 3, emails: { profile: 2 } }) }
  const series = { status: 200, data: aSeries(Array.from({ length: 13 }, () => report.data)) }
  serve({ 'GET /reports/': ({ url }) => (url.searchParams.has('week') ? never : report), 'GET /report-series/': series })
  await renderRoutes({ at: '/kpis', session: { state: 'in', user: reader } })
  await expect.element(cell('Vacancies', 1)).toMatchTextContent(/^3/)
  const height = () => document.querySelector('.k-kpi tbody')!.clientHeight
  const before = height()
  await page.getByText('Weeks', { exact: true }).click()
  await expect.element(cell('Vacancies', 1)).toMatchTextContent(/^$/)
  expect(height()).toBe(before)
})

test('every figure is compared with the last column, in signs and words', async () => {
  const columns = {
    '2026-11': { vacancies: 1412, bookings: 1, rejections: 4, emails: { profile: 3 } },
    '2026-10': { vacancies: 3, emails: { profile: 0 } },
    '2025-11': { vacancies: 371, bookings: 1, rejections: 4, emails: { profile: 5 } },
  }
  await openKpis({ columns })
  await expect.element(cell('Vacancies', 1)).toHaveTextContent('1.412+1.041 improved')
  await expect.element(cell('Vacancies', 2)).toHaveTextContent('3−368 worsened')
  await expect.element(cell('Vacancies', 4)).toMatchTextContent(/^371$/)
  await expect.element(cell('Rejections', 1)).toHaveTextContent('4=unchanged')
  await expect.element(row('Conversion rate · Bookings per profile').getByRole('cell').nth(1)).toHaveTextContent('33,33 %+13,33 % improved')
})

test('sums leave out what is no work of anybody, and say so', async () => {
  const november = { emails: { profile: 3, no_template: 2, automated: 4 }, engagements: { phone_call: 2, visit: 3, follow_up: 9 } }
  await openKpis({ columns: { '2026-11': november } })
  await expect.element(cell('Total e-mails', 1)).toMatchTextContent(/^3/)
  await expect.element(cell('Total logbook entries', 1)).toMatchTextContent(/^5/)
  await expect.element(cell('Automated · not in the total', 1)).toMatchTextContent(/^4/)
  await expect.element(cell('Follow up · not in the total', 1)).toMatchTextContent(/^9/)
})

test('rows without any figure are folded below the others, and one click shows them all', async () => {
  const engagements = { phone_call: 0, visit: 3, video_call: 0 }
  const { router } = await openKpis({ columns: { '2026-11': { engagements }, '2025-11': { emails: { profile: 1 } } } })
  for (const name of ['Visit', 'Vacancies', 'Profile']) await expect.element(row(name)).toBeVisible()
  await expect.element(row('Phone call')).not.toBeInTheDocument()
  const fold = page.getByRole('button', { name: '2 rows without figures' })
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.click()
  for (const name of ['Phone call', 'Video call']) await expect.element(row(name)).toBeVisible()
  await expect.element(fold).toHaveFocus()
  expect(router.state.location.search).toBe('?kpis-rows=all')
  await page.getByRole('checkbox', { name: 'Only rows with figures' }).click()
  await expect.element(row('Phone call')).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('')
})

test('where more is not better the row says so, and its changes are in no colour', async () => {
  const columns = {
    '2026-11': { rejections: 5, engagements: { complaint: 3, follow_up: 4, visit: 2 } },
    '2025-11': { rejections: 2, engagements: { complaint: 1, follow_up: 1, visit: 1 } },
  }
  await openKpis({ columns })
  await expect.element(cell('Rejections', 1)).toHaveTextContent('5+3 improved')
  const toneOf = (name: string) => cell(name, 1).element().querySelector('.k-kpi-change')!.classList.item(1)
  const rows = ['Rejections', 'Complaint', 'Follow up · not in the total', 'Visit']
  expect(rows.map(toneOf)).toEqual(['k-kpi-plain', 'k-kpi-plain', 'k-kpi-plain', 'k-kpi-better'])
  expect(row('Complaint').element().textContent).toContain('lower is better')
  expect(row('Visit').element().textContent).not.toContain('lower is better')
})

test('a period stands in one column alone', async () => {
  const { asked, router } = await openKpis()
  await expect.element(row('Vacancies')).toBeVisible()
  await select(2).click()
  await expect.element(page.getByRole('option', { name: 'November 2026' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(shown(2)).toMatchTextContent(/^August 2026/)
  expect(asked().map(periodOf).slice(4)).toEqual(['2026-08'])
  expect(new URLSearchParams(router.state.location.search).get('kpis-periods')).toBe('2026-11,2026-08,2026-09,2025-11')
})

test('years and weeks are shown as they are asked for, and stand in the address', async () => {
  const { asked, router } = await openKpis()
  await page.getByText('Weeks', { exact: true }).click()
  await expect.element(shown(1)).toHaveTextContent('Week 48, 2026vs. Week 48, 2025still running')
  await vi.waitFor(() => expect(asked().map(periodOf).slice(4)).toEqual(['2026-W48', '2026-W47', '2026-W46', '2025-W48']))
  await page.getByText('Years', { exact: true }).click()
  await expect.element(shown(4)).toHaveTextContent('2023Compared with')
  expect(router.state.location.search).toBe('?kpis-filter-time_frame=years')
})

test('the figures of one user are asked for, and those of everybody again', async () => {
  const { asked, router } = await openKpis({ at: '/kpis?kpis-filter-user=Anna+Muster+(7)' })
  await expect.element(row('Vacancies')).toBeVisible()
  expect(asked().map(({ url }) => url.searchParams.get('user'))).toEqual(['7', '7', '7', '7'])
  await page.getByRole('button', { name: 'Clear' }).click()
  await vi.waitFor(() => expect(asked()).toHaveLength(8))
  expect(
    asked()
      .slice(4)
      .every(({ url }) => !url.searchParams.has('user')),
  ).toBe(true)
  expect(router.state.location.search).toBe('')
})

test('a user is chosen among those the server knows', async () => {
  const { asked } = await openKpis()
  await page.getByRole('combobox', { name: 'User' }).click()
  await page.getByTitle('Anna Muster').click()
  await vi.waitFor(() =>
    expect(
      asked()
        .slice(4)
        .map(({ url }) => url.searchParams.get('user')),
    ).toEqual(['7', '7', '7', '7']),
  )
})

test('a figure leads to the records behind it, where a list can show them and the user may see it', async () => {
  const november = {
    vacancies: 4,
    bookings: 2,
    rejections: 1,
    emails: { profile: 5, automated: 9 },
    engagements: { phone_call: 6, visit: 0 },
  }
  await openKpis({ columns: { '2026-11': november }, at: '/kpis?kpis-filter-user=Anna+Muster+(7)' })
  const address = async (name: string) => {
    const href = cell(name, 1).getByRole('link')
    await expect.element(href).toBeVisible()
    const { pathname, searchParams } = new URL(href.element().getAttribute('href')!, location.origin)
    return [pathname, Object.fromEntries(searchParams)]
  }
  const days = '2026-11-01–2026-11-30'
  expect(await address('Vacancies')).toEqual([
    '/vacancies',
    { 'vacancies-filter-created_datetime__date': days, 'vacancies-filter-created_by_user__id': 'Anna Muster (7)' },
  ])
  expect(await address('Bookings')).toMatchObject(['/bookings', { 'bookings-filter-cancelled': 'No (false)' }])
  expect(await address('Phone call')).toEqual([
    '/engagements',
    {
      'engagements-filter-created_datetime__date': days,
      'engagements-filter-created_by_user__id': 'Anna Muster (7)',
      'engagements-filter-action_type__id': 'Phone call (1)',
    },
  ])
  const profiles = { 'emails-filter-created_datetime__date': days, 'emails-filter-template__id': 'Profile (1)' }
  expect(await address('Profile')).toMatchObject(['/emails', profiles])
  expect(await address('Total e-mails')).toMatchObject(['/emails', profiles])
  expect(await address('Total logbook entries')).toMatchObject([
    '/engagements',
    { 'engagements-filter-action_type__id': 'Phone call (1),Visit (2)' },
  ])
  for (const name of ['Rejections', 'Visit', 'Automated · not in the total', 'Conversion rate · Bookings per profile'])
    expect(cell(name, 1).getByRole('link').elements()).toHaveLength(0)
})

test('who may not see bookings or employees is led to no bookings and no e-mails', async () => {
  await openKpis({ columns: { '2026-11': { vacancies: 4, bookings: 2, emails: { profile: 5 } } }, user: aUser({ may_access_kpis: true }) })
  await expect.element(cell('Vacancies', 1).getByRole('link')).toBeVisible()
  await expect.element(cell('Bookings', 1)).toMatchTextContent(/^2/)
  for (const name of ['Bookings', 'Profile', 'Total e-mails']) expect(cell(name, 1).getByRole('link').elements()).toHaveLength(0)
})

test('a column that could not be loaded says so, the others stay, and it can be loaded again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { answers } = await openKpis({ columns: { '2026-10': 500, '2026-11': { vacancies: 4 } } })
  await expect.element(shown(2)).toMatchTextContent(/This column could not be loaded/)
  await expect.element(cell('Vacancies', 1)).toMatchTextContent(/^4/)
  await expect.element(cell('Vacancies', 2)).toMatchTextContent(/not given/)
  expect(logged).toHaveBeenCalledWith('Figures could not be read', expect.anything())
  answers['2026-10'] = { vacancies: 3 }
  await shown(2).getByRole('button', { name: 'Reload' }).click()
  await expect.element(cell('Vacancies', 2)).toMatchTextContent(/^3/)
  logged.mockRestore()
})

test('without the last column the others are not compared', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await openKpis({ columns: { '2025-11': 500, '2026-11': { vacancies: 4 } } })
  await expect.element(cell('Vacancies', 1)).toMatchTextContent(/^4$/)
})

test('when nothing could be loaded the page offers to load it again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const columns = { '2026-11': 500, '2026-10': 500, '2026-09': 500, '2025-11': 500 }
  const { asked } = await openKpis({ columns })
  const reload = page.getByRole('main').getByRole('button', { name: 'Reload' }).last()
  await expect.element(page.getByText('Something went wrong. See below:')).toBeVisible()
  await reload.click()
  await vi.waitFor(() => expect(asked()).toHaveLength(8))
})
