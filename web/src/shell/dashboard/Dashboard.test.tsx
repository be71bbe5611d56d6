import dayjs from 'dayjs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { today } from '../../shared/program/clock.ts'
import { formatLongDay, formatShortDay } from '../../shared/language/format.ts'
import { renderRoutes } from '../../test/render-routes.tsx'
import { serve } from '../../test/serve.ts'

const inDays = (days: number) => dayjs(today()).add(days, 'day').format('YYYY-MM-DD')
const jule = { id: 1, name: 'Jule Brandner' }
const entry = (id: number, date: string) => ({
  id,
  action_type: { id: 1, name: 'Outgoing call' },
  facility: { id: 7, name: 'Klinikum Spreetal', phone: '', mobile: '', country_code: 'DE' },
  contact_person: { id: 4, name: 'Martina Kessler', full_name: 'Martina Kessler', phone: '', mobile: '0171 2345678' },
  employee: { id: 3, name: 'Jana Reuter' },
  note: 'Needs two nurses.',
  follow_up: { date, user: jule, priority: 'high' },
  todo: true,
  created_by_user: { id: 2, name: 'Tarek Sölter' },
  created_datetime: '2026-01-05T08:00:00.000000Z',
})

async function open(query = '', due = [entry(12, inDays(-4)), entry(13, today())]) {
  const calls = serve({
    'GET /engagements.json/': ({ url }) => {
      const upTo = url.searchParams.get('followup_date__lte') ?? ''
      const from = url.searchParams.get('followup_date__gte') ?? ''
      const results = due.filter(({ follow_up }) => from <= follow_up.date && follow_up.date <= upTo)
      return { status: 200, data: { count: results.length, next: null, previous: null, results } }
    },
  })
  const { router } = await renderRoutes({ at: `/${query}` })
  const askedFor = (size: string) =>
    calls
      .filter(({ url }) => url.pathname.endsWith('/engagements.json/') && url.searchParams.get('size') === size)
      .map(({ url }) => Object.fromEntries(url.searchParams))
  return { router, asked: () => askedFor('10'), counted: () => askedFor('1') }
}

test('the day is the title, and both panels are open', async () => {
  await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(formatLongDay(today()))
  await expect.element(page.getByRole('table', { name: 'Follow-ups' })).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'My recent entries' })).toBeVisible()
})

test('follow-ups are the open ones up to today, the recent entries those of the user in two days', async () => {
  const { asked } = await open()
  await vi.waitFor(() =>
    expect(asked()).toEqual([
      { followup_date__lte: today(), todo: '1', sort: '-followup_date', page: '1', size: '10' },
      { created_datetime__date__gte: inDays(-2), created_by_user__id: '1', sort: '-created_datetime', page: '1', size: '10' },
    ]),
  )
})

test('what is late is told beside what is for today, however the list is narrowed', async () => {
  const { router, counted } = await open('', [entry(12, inDays(-4)), entry(13, today()), entry(14, today())])
  await expect.element(page.getByText('1 overdue', { exact: true })).toBeVisible()
  await expect.element(page.getByText('2 due today')).toBeVisible()
  await router.navigate('/?de-filter-priority=high')
  const [late, forToday] = [{ followup_date__lte: inDays(-1) }, { followup_date__gte: today(), followup_date__lte: today() }]
  for (const days of [late, forToday])
    await vi.waitFor(() => expect(counted()).toContainEqual(expect.objectContaining({ priority: 'high', todo: '1', ...days })))
  await router.navigate(`/?de-filter-followup_date=–${inDays(-3)}`)
  await expect.element(page.getByText('1 – 1 of 1 record').first()).toBeVisible()
  await expect.element(page.getByText('1 overdue', { exact: true })).toBeVisible()
  await expect.element(page.getByText('2 due today')).toBeVisible()
})

test('a dashboard that is still open after midnight asks for the new day', async () => {
  const { asked } = await open()
  await expect.element(page.getByRole('table', { name: 'Follow-ups' }).getByText('4 days overdue')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Follow-ups 2' })).toBeVisible()
  const tomorrow = inDays(1)
  vi.useFakeTimers({ toFake: ['Date'], now: dayjs().add(1, 'day').toDate() })
  onTestFinished(() => void vi.useRealTimers())
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(asked()).toContainEqual(expect.objectContaining({ followup_date__lte: tomorrow, todo: '1' })))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(formatLongDay(tomorrow))
})

test('follow-ups are narrowed to a state, a priority and a user in the bar', async () => {
  const { asked } = await open('?de-filter-states=Berlin (BE)&de-filter-priority=high&de-filter-followup_user__id=Jule (1)')
  await vi.waitFor(() =>
    expect(asked()).toContainEqual(expect.objectContaining({ states: 'BE', priority: 'high', followup_user__id: '1' })),
  )
  const bar = page.getByRole('group', { name: 'List filters' })
  for (const name of ['Federal state', 'Priority', 'Follow-up for']) await expect.element(bar.getByRole('combobox', { name })).toBeVisible()
})

test('a row shows who, what and how late it is', async () => {
  await open()
  const row = page.getByRole('row').filter({ hasText: '4 days overdue' })
  await expect.element(row.getByRole('link', { name: 'Klinikum Spreetal' })).toHaveAttribute('href', '/facilities/7')
  await expect.element(row.getByRole('link', { name: 'Martina Kessler' })).toHaveAttribute('href', '/contact-persons/4')
  for (const text of ['Jana Reuter', 'Outgoing call', 'Needs two nurses.', 'Tarek Sölter', '05.01.26 09:00'])
    await expect.element(row.getByText(text)).toBeVisible()
  await expect
    .element(row.getByTitle('Jule Brandner'))
    .toHaveTextContent(`Priority: high ${formatShortDay(inDays(-4))} · JB, Jule Brandner`)
  await expect.element(page.getByRole('row').filter({ hasText: 'today' })).toBeVisible()
})

test('each panel has its page in the address, and is closed by its head', async () => {
  const { asked } = await open('?de-page=2&dre-page=3')
  await vi.waitFor(() => expect(asked().map(({ sort, page: number }) => [sort, number])).toEqual([['-followup_date', '2'], ['-created_datetime', '3']])) // prettier-ignore
  for (const name of ['Follow-ups', 'My recent entries']) {
    const head = (expanded: boolean) => page.getByRole('button', { name: new RegExp(`^${name}`), expanded })
    await head(true).click()
    await expect.element(head(false)).toBeVisible()
    await expect.element(page.getByRole('table', { name })).not.toBeInTheDocument()
  }
})

test('one click leads from a follow-up to the entry about the call, two to a similar one or to changing it', async () => {
  const { router } = await open('', [entry(12, today())])
  await page.getByRole('button', { name: 'Entry about Klinikum Spreetal' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=engagement&engagement-from=follow-up%3A12'))
  await router.navigate('/')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Actions for Logbook entry of 05.01.26 09:00' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Add similar')
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=engagement&engagement-from=engagement%3A12'))
  await router.navigate('/')
  await choose('Edit')
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=engagement&engagement-id=12'))
})

test('an empty dashboard says what to do', async () => {
  const { router } = await open('', [])
  await expect.element(page.getByText('No entries since the day before yesterday')).toBeVisible()
  await page.getByRole('button', { name: 'Go to facilities' }).click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/facilities'))
})
