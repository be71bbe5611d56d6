import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openVacancies } from './vacancies.test-support.ts'
import { aKnownVacancy, aVacancy, inDays } from './vacancy.test-support.ts'

const heading = () => page.getByRole('heading', { level: 1 })
const title = () => page.elementLocator(document.querySelector('.k-head-title')!)

test('the page tells everything known about a vacancy', async () => {
  const booked = { number_of_positions: 3, number_of_bookings: 1 }
  await openVacancies({ at: '/vacancies/12', vacancies: [aKnownVacancy(booked)] })
  await expect.element(heading()).toHaveTextContent('Nachtdienst ZNA')
  await expect.element(page.getByRole('link', { name: 'Klinikum Spreetal' })).toHaveAttribute('href', '/facilities/7')
  await expect.element(page.getByRole('link', { name: 'Martina Kessler' })).toHaveAttribute('href', '/contact-persons/3')
  for (const words of ['1 of 3 filled', '2 still open', 'starts tomorrow', 'Fachkraft ZNA', 'Notaufnahme', 'Pflegefachmann', 'Schockraum'])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  for (const words of ['1.350,00\u00a0€', 'available', 'Jule Brandner, 16.11.2026', 'Einarbeitung drei Tage.', 'high'])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})

test.each([
  [true, false, ['required', 'not required']],
  [false, true, ['not required', 'required']],
])('driving licence and own car are required or not, each by itself: %s, %s', async (has_driver_licence, has_car, said) => {
  await openVacancies({ at: '/vacancies/12', vacancies: [aKnownVacancy({ has_driver_licence, has_car })] })
  await expect.element(heading()).toBeVisible()
  const fact = (label: string) =>
    [...document.querySelectorAll('.k-facts dt')].find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent
  await vi.waitFor(() => expect(['Driving licence', 'Own car'].map(fact)).toEqual(said))
})

test('a filled vacancy says since when, and still who has created it', async () => {
  const filled = { status: 'filled', number_of_bookings: 2, filled_datetime: '2026-11-20T08:00:00.000000Z' } as const
  await openVacancies({ at: '/vacancies/12', vacancies: [aVacancy(filled)] })
  await expect.element(page.getByText('20.11.2026', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Jule Brandner, 16.11.2026', { exact: true })).toBeVisible()
})

test('a number is dialled as in the country of the facility', async () => {
  await openVacancies({ at: '/vacancies/12', vacancies: [aKnownVacancy()] })
  await expect.element(page.getByRole('link', { name: '+43 316 5557812' })).toHaveAttribute('href', 'tel:+433165557812')
})

test.each([
  [{ status: 'open' }, ['searching']],
  [{ status: 'filled', number_of_bookings: 2 }, ['booked']],
  [{ status: 'paused' }, ['searching', 'Paused']],
  [{ status: 'closed', number_of_bookings: 2 }, ['booked', 'Closed']],
  [{ status: 'open', date_range: { lower: inDays(-30), upper: inDays(-1), bounds: '[]' } }, ['searching', 'expired']],
] as const)('beside the name of a vacancy with %s stands %s', async (vacancy, tags) => {
  await openVacancies({ at: '/vacancies/12', vacancies: [aVacancy(vacancy)] })
  await expect.element(heading()).toBeVisible()
  await expect.element(title()).toHaveTextContent(`Fachkraft ZNA, Klinikum Spreetal${tags.join('')}`)
})

test('the logbook of its facility is shown, five entries at a time', async () => {
  const { asked } = await openVacancies({ at: '/vacancies/12' })
  await expect.element(page.getByRole('heading', { name: /^Logbook of the facility/ })).toBeVisible()
  await vi.waitFor(() =>
    expect(asked('/engagements.json/').at(-1)).toEqual({ facility: '7', page: '1', size: '5', sort: '-created_datetime' }),
  )
})

test('tables reach the edges of their panels, facts keep a margin', async () => {
  await openVacancies({ at: '/vacancies/12' })
  await vi.waitFor(() => expect(document.querySelectorAll('.k-panel-body .k-list').length).toBeGreaterThan(1))
  const margins = [...document.querySelectorAll('.k-panel-body')].map((body) => [
    body.matches(':has(.k-list)'),
    getComputedStyle(body).padding,
  ])
  expect(new Set(margins.map(String))).toEqual(new Set(['true,0px', 'false,16px']))
})

test('the page leads to the form, to a duplicate, to another status and to the deletion', async () => {
  const { written } = await openVacancies({ at: '/vacancies/12' })
  await expect.element(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map((entry) => entry.textContent),
  ).toEqual(['Duplicate', 'Close', 'Delete'])
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await vi.waitFor(() => expect(written()).toEqual([['PATCH /vacancies/12.json/', { status: 'paused' }]]))
})

test('the page of a facility shows its vacancies, five at a time, and adds one of its own', async () => {
  const { asked, router } = await openVacancies({
    at: '/facilities/7',
    served: { 'GET /contact-persons.json/': { status: 200, data: { count: 0, next: null, previous: null, results: [] } } },
  })
  await expect.element(page.getByRole('heading', { name: /^Vacancies/ })).toBeVisible()
  await vi.waitFor(() => expect(asked()).toEqual([{ facility: '7', page: '1', size: '5', sort: '-created_datetime' }]))
  await page.getByRole('button', { name: 'Vacancy', exact: true }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=vacancy&vacancy-from=facility%3A7'))
})

test('an open-ended vacancy whose bookings are over says so, and one position more makes it open again', async () => {
  const over = {
    id: 31,
    booking_type: 'new_deployment' as const,
    date_range: { lower: inDays(-90), upper: inDays(-3), bounds: '[]' as const },
    record: { id: 5, path: '/employees' as const, name: 'Jana Reuter' },
    cancelled: false,
    terminated: false,
  }
  const vacancy = aVacancy({
    status: 'filled',
    date_range: { lower: inDays(-90), upper: null, bounds: '[]' },
    number_of_positions: 1,
    number_of_bookings: 1,
    bookings: [over],
  })
  const { written } = await openVacancies({ at: '/vacancies/12', vacancies: [vacancy] })
  await expect.element(page.getByText('all bookings have ended')).toBeVisible()
  await page.getByRole('button', { name: 'Reopen the position' }).click()
  await expect.element(page.getByText('Positions raised to 2')).toBeVisible()
  expect(written()).toEqual([['PATCH /vacancies/12.json/', { number_of_positions: 2, version: 'first' }]])
})

test('what is done with a vacancy most is its primary button; of a full one it says why nobody can be added', async () => {
  const { router } = await openVacancies({ at: '/vacancies/12', holds: ['employees.view_employee'] })
  const add = page.getByRole('button', { name: 'Add candidates' })
  await expect.element(add).toHaveClass('ant-btn-primary')
  await add.click()
  await vi.waitFor(() => expect(router.state.location.search).toContain('modals=candidates&candidates-from=vacancy%3A12'))
})

test('a vacancy that rests is not paused once more', async () => {
  await openVacancies({
    at: '/vacancies/12',
    vacancies: [aVacancy({ status: 'paused', number_of_bookings: 2 })],
    holds: ['employees.view_employee'],
  })
  await expect.element(page.getByRole('button', { name: 'Add candidates' })).toHaveAttribute('aria-disabled', 'true')
  expect(page.getByRole('button', { name: 'Pause', exact: true }).elements()).toEqual([])
})

test('who might come stands above what is known of the vacancy, whose map takes no line of its own', async () => {
  await openVacancies({ at: '/vacancies/12', vacancies: [aKnownVacancy()], holds: ['employees.view_employee'] })
  await expect.element(page.getByRole('heading', { name: /^Candidates/ })).toBeVisible()
  const heads = [...document.querySelectorAll('.k-panel-title')].map(({ textContent }) => textContent)
  expect(heads.findIndex((head) => head.startsWith('Candidates'))).toBeLessThan(heads.findIndex((head) => head.startsWith('Details')))
  const box = (selector: string) => document.querySelector(`.k-facts-row > ${selector}`)!.getBoundingClientRect()
  expect(box('.k-long-note').right).toBeLessThanOrEqual(box('.k-map').left)
})
