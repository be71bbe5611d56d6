import { availabilityOfEmployee, availabilityOfVacancy } from '@kasack/contract/availability.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aKnownEmployee } from '../employee/employee.test-support.ts'
import { aFacility } from '../facility/facility.test-support.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aVacancy } from '../vacancy/vacancy.test-support.ts'

const first = '2026-12-14'
const positions = availabilityOfVacancy(first, [], { lower: first, upper: null, positions: 2 })
const all: Permission[] = ['employees.view_employee', 'vacancies.view_booking']
const withoutBookings: Permission[] = ['employees.view_employee']

/** The lists and pages that show weeks, each with one record and what its weeks say. */
const places = {
  facilities: {
    record: aFacility({ availability: positions, bookings: [] }),
    column: 'Staffing',
    word: 'not booked, 0 of 2',
    legend: 4,
  },
  employees: {
    record: aKnownEmployee({ availability: availabilityOfEmployee(first, []), bookings: [] }),
    column: 'Availability',
    word: 'free',
    legend: 3,
  },
  vacancies: { record: aVacancy({ availability: positions, bookings: [] }), column: 'Staffing', word: 'not booked, 0 of 2', legend: 5 },
}
type Place = keyof typeof places
const names = Object.keys(places) as Place[]
const hidden = { availability: null, bookings: null }

/** Opens the list, or the page of its only record, as a user with these permissions sees it. */
async function open(place: Place, at: string, holds: Permission[]) {
  const record = { ...places[place].record, ...(holds.includes('vacancies.view_booking') ? {} : hidden) }
  const none = { status: 200, data: { count: 0, next: null, previous: null, results: [] } }
  const others = ['contact-persons', 'engagements', 'vacancies', 'bookings', 'absences', 'candidates', 'facilities']
  const calls = serve({
    ...Object.fromEntries(others.map((other) => [`GET /${other}.json/`, none])),
    [`GET /${place}.json/`]: { status: 200, data: { count: 1, next: null, previous: null, results: [record] } },
    [`GET /${place}/${record.id}.json/`]: { status: 200, data: record },
  })
  const { router } = await renderRoutes({ at, session: { state: 'in', user: aUser({ permissions: holds }) } })
  const asked = () =>
    calls.filter(({ url }) => url.pathname === `/api/v0/${place}.json/`).map(({ url }) => url.searchParams.get('for_date'))
  return { asked, search: () => Object.fromEntries(new URLSearchParams(router.state.location.search)) }
}

const weeks = () => page.getByRole('list', { name: 'Calendar weeks' })
const week = (word: string) => page.getByText(`Week 51 (14.12.–20.12.2026): ${word}`)
const firstWeek = (place: Place) => page.getByRole('textbox', { name: place === 'vacancies' ? 'Available from' : 'From week …' })

test.each(names)('the list of %s shows twelve weeks in a row, and what they look like', async (place) => {
  const { column, word, legend } = places[place]
  await open(place, `/${place}`, all)
  await expect.element(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
  await expect.element(week(word)).toBeInTheDocument()
  expect(weeks().getByRole('listitem').elements()).toHaveLength(12)
  expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem').elements()).toHaveLength(legend)
})

test.each(names)('of the list of %s whoever may not see bookings is shown neither weeks nor legend', async (place) => {
  const { column } = places[place]
  await open(place, `/${place}`, withoutBookings)
  await expect.element(page.getByRole('row', { name: new RegExp(String(places[place].record.name).split(',')[0]!) })).toBeVisible()
  expect(page.getByRole('columnheader', { name: column, exact: true }).elements()).toEqual([])
  for (const list of ['Calendar weeks', 'Legend']) expect(page.getByRole('list', { name: list }).elements()).toEqual([])
})

test.each(names)('the day chosen above the list of %s is asked for and stands in the address', async (place) => {
  const { asked, search } = await open(place, `/${place}`, all)
  await expect.element(week(places[place].word)).toBeInTheDocument()
  await firstWeek(place).fill('14.12.2026')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(asked()).toEqual([null, '2026-12-14']))
  expect(search()).toMatchObject({ [`${place}-filter-for_date`]: '2026-12-14' })
  const calendar = () => document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)')
  await vi.waitFor(() => expect(calendar()).toBeNull())
})

test.each(['facilities', 'employees'] as const)('the first week of %s leaves nobody out: it is no chip and not cleared', async (place) => {
  const at = `/${place}?${place}-filter-for_date=2026-12-14`
  const { asked, search } = await open(place, at, all)
  await expect.element(week(places[place].word)).toBeInTheDocument()
  await expect.element(page.getByText('Week 51', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: 'Clear filters' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Active', exact: true }).click()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await vi.waitFor(() => expect(search()).toEqual({ [`${place}-filter-for_date`]: '2026-12-14' }))
  expect(new Set(asked())).toEqual(new Set(['2026-12-14']))
})

test.each(['facilities', 'employees'] as const)('whoever may not see bookings is not asked for the first week of %s', async (place) => {
  await open(place, `/${place}`, withoutBookings)
  await expect.element(page.getByRole('row', { name: new RegExp(places[place].record.name) })).toBeVisible()
  expect(firstWeek(place).elements()).toEqual([])
})

test.each(names)('the strip on a page of %s shows the weeks with their numbers', async (place) => {
  const { record, word } = places[place]
  await open(place, `/${place}/${record.id}`, all)
  await expect.element(week(word)).toBeInTheDocument()
  expect(weeks().element().textContent).toMatch(/^51Week 51 /)
})

test.each(names)('the strip on a page of %s is silent to whoever may not see bookings', async (place) => {
  const { record, column } = places[place]
  await open(place, `/${place}/${record.id}`, withoutBookings)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByText(place === 'vacancies' ? 'Positions' : place === 'employees' ? 'Dispatcher' : 'Latest contact', { exact: true }).first()).toBeVisible() // prettier-ignore
  expect(weeks().elements()).toEqual([])
  expect(page.getByText(column, { exact: true }).elements()).toEqual([])
})
