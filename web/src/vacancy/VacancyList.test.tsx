import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { totalWidth } from '../shared/table/column.ts'
import { openVacancies } from './vacancies.test-support.ts'
import { aKnownVacancy, aVacancy, inDays } from './vacancy.test-support.ts'
import type { VacancyPlace } from './VacancyColumns.tsx'
import { vacancyColumns } from './VacancyColumns.tsx'

const row = (name: string | RegExp) => page.getByRole('row', { name })
const entries = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((entry) => entry.textContent)

async function openMenu(vacancy: Vacancy) {
  await page.getByRole('button', { name: `Actions for ${vacancy.name}` }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
}

const places: Record<VacancyPlace, true> = { list: true, 'facility/details': true }

test.each(Object.keys(places) as VacancyPlace[])('the widths of the columns at %s come to 100 %%', (place) =>
  expect(totalWidth(vacancyColumns(place), true)).toBe(100),
)

test('a row says of what type the vacancy is, where, when, for whom and how many', async () => {
  await openVacancies({ at: '/vacancies', vacancies: [aKnownVacancy({ number_of_positions: 3, number_of_bookings: 1 })] })
  const shown = row(/Nachtdienst ZNA/)
  await expect.element(shown.getByRole('link', { name: 'Fachkraft ZNA' })).toHaveAttribute('href', '/vacancies/12')
  await expect.element(shown.getByRole('link', { name: 'Klinikum Spreetal' })).toHaveAttribute('href', '/facilities/7')
  for (const words of ['Nachtdienst ZNA', '12555 Berlin', 'starts tomorrow', 'Pflegefachmann', 'Notaufnahme', '2 still open'])
    await expect.element(shown.getByText(words, { exact: true })).toBeVisible()
  await expect.element(shown.getByText('Priority: high')).toBeInTheDocument()
  await expect.element(shown.getByText('2 still open', { exact: true }).element().closest('td')).toHaveTextContent('32 still open')
})

test('an open vacancy whose days are over says that it has expired, one that ends today does not', async () => {
  const ended = (id: number, days: number) =>
    aVacancy({ id, name: `Nachtdienst ${id}`, date_range: { lower: inDays(-30), upper: inDays(days), bounds: '[]' } })
  await openVacancies({ at: '/vacancies', vacancies: [ended(13, -1), ended(14, 0)] })
  await expect.element(row(/Nachtdienst 13/).getByText('expired')).toBeVisible()
  await expect.element(row(/Nachtdienst 13/).getByText('Open', { exact: true })).toBeVisible()
  expect(
    row(/Nachtdienst 14/)
      .getByText('expired')
      .elements(),
  ).toEqual([])
})

test('the newest come first, and the navigation asks for the open ones alone', async () => {
  const { asked } = await openVacancies({ at: '/vacancies' })
  await vi.waitFor(() => expect(asked()).toEqual([{ page: '1', size: '10', sort: '-created_datetime' }]))
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Vacancies' }).click()
  await vi.waitFor(() => expect(asked().at(-1)).toEqual({ page: '1', size: '10', sort: '-created_datetime', status: 'open' }))
  await expect.element(page.getByRole('button', { name: 'Open', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('every filter asks with the name and the value the server knows', async () => {
  const chosen = {
    vacancy_type__id: 'ZNA (6)',
    name__icontains: 'nacht',
    priority: 'high (high)',
    facility__id: 'Spreetal (7)',
    facility__name__icontains: 'spree',
    facility_group__id: 'Havel (2)',
    contact_person__id: 'Kessler (3)',
    date_range: '2026-12-01–2026-12-31',
    created_datetime__date: '2026-11-01–2026-11-30',
    exams__id: 'Pflege (1),OTA (2)',
    qualifications__id: 'Schockraum (9)',
    department__id: 'ZNA (4)',
    for_date: '2026-12-14',
    states: 'Berlin (BE)',
    created_by_user__id: 'Jule (1)',
    phrase: 'nachts',
  }
  const at = `/vacancies?${new URLSearchParams(Object.entries(chosen).map(([key, value]) => [`vacancies-filter-${key}`, value]))}`
  const { asked } = await openVacancies({ at })
  await vi.waitFor(() => expect(asked()).toHaveLength(1))
  expect(asked()[0]).toEqual({
    vacancy_type__id: '6',
    name__icontains: 'nacht',
    priority: 'high',
    facility__id: '7',
    facility__name__icontains: 'spree',
    facility_group__id: '2',
    contact_person__id: '3',
    from_date: '2026-12-01',
    to_date: '2026-12-31',
    created_datetime__date__gte: '2026-11-01',
    created_datetime__date__lte: '2026-11-30',
    exams__id: '1,2',
    qualifications__id: '9',
    department__id: '4',
    for_date: '2026-12-14',
    states: 'BE',
    created_by_user__id: '1',
    search: 'nachts',
    page: '1',
    size: '10',
    sort: '-created_datetime',
  })
})

test('each head sorts by what its column shows', async () => {
  const { asked } = await openVacancies({ at: '/vacancies?vacancies-filter-near_employee=Jana+(5)', holds: ['employees.view_employee'] })
  for (const [title, sort] of [
    ['Vacancy type', 'vacancy_type__name'],
    ['Facility', 'facility__name'],
    ['Distance', 'distance_to_near_employee_id_km'],
    ['Period', 'date_range'],
    ['Department', 'department__name'],
    ['Positions', 'number_of_positions'],
    ['Status', 'status'],
  ] as const) {
    await page.getByRole('button', { name: `Sort by ${title}`, exact: true }).click()
    await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ sort }))
  }
})

test.each([
  ['Open', 'open'],
  ['Paused', 'paused'],
  ['Filled', 'filled'],
  ['Closed', 'closed'],
])('the button %s asks for %s vacancies', async (name, status) => {
  const { asked } = await openVacancies({ at: '/vacancies' })
  await page.getByRole('button', { name, exact: true }).click()
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ status }))
})

test.each([
  ['open', ['Edit', 'Duplicate', 'Pause', 'Close', 'Delete']],
  ['paused', ['Edit', 'Duplicate', 'Close', 'Open', 'Delete']],
  ['closed', ['Edit', 'Duplicate', 'Pause', 'Open', 'Delete']],
] as const)('of a vacancy that is %s the menu offers every other status', async (status, offered) => {
  const vacancy = aVacancy({ status })
  await openVacancies({ at: '/vacancies', vacancies: [vacancy] })
  await openMenu(vacancy)
  expect(entries()).toEqual(offered)
})

test('a filled vacancy is paused or closed, and opened by more positions, as its menu says', async () => {
  const vacancy = aVacancy({ status: 'filled', number_of_bookings: 2, filled_datetime: '2026-11-20T08:00:00.000000Z' })
  await openVacancies({ at: '/vacancies', vacancies: [vacancy] })
  await openMenu(vacancy)
  const open = page.getByRole('menuitem', { name: /^Open/ })
  await expect.element(open).toHaveAttribute('aria-disabled', 'true')
  await expect.element(open.getByText('All positions are filled. Raise the number of positions to reopen the vacancy.')).toBeVisible()
  for (const name of ['Pause', 'Close']) await expect.element(page.getByRole('menuitem', { name, disabled: false })).toBeVisible()
})

test.each([
  ['open', 'Pause', 'paused'],
  ['paused', 'Close', 'closed'],
  ['closed', 'Open', 'open'],
] as const)('a vacancy that is %s: %s sends its status alone, and can be taken back', async (status, entry, next) => {
  const vacancy = aVacancy({ status })
  const { written } = await openVacancies({ at: '/vacancies', vacancies: [vacancy] })
  await openMenu(vacancy)
  await page.getByRole('menuitem', { name: entry }).click()
  await expect.element(page.getByText('Vacancy was edited')).toBeVisible()
  expect(written()).toEqual([['PATCH /vacancies/12.json/', { status: next }]])
  await userEvent.keyboard('{Control>}z{/Control}')
  await vi.waitFor(() => expect(written()[1]).toEqual(['POST /history/groups/41/undo.json/', undefined]))
})

test('a closed vacancy is grey, the others are not', async () => {
  await openVacancies({ at: '/vacancies', vacancies: [aVacancy({ status: 'closed' }), aKnownVacancy({ id: 13, status: 'paused' })] })
  await expect.element(row(/Closed/)).toHaveClass('k-disabled')
  await expect.element(row(/Paused/)).not.toHaveClass('k-disabled')
})

test('a duplicate is begun by an address that names the vacancy', async () => {
  const { router } = await openVacancies({ at: '/vacancies' })
  await openMenu(aVacancy())
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=vacancy&vacancy-from=vacancy%3A12'))
})
