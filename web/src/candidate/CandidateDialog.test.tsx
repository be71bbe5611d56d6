import type { Employee } from '@kasack/contract/employee.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anEmployee } from '../employee/employee.test-support.ts'
import { aFinding } from '../judge/finding.test-support.ts'
import { weekOf } from '../shared/language/format.ts'
import { today } from '../shared/program/clock.ts'
import type { ServedRequest } from '../test/serve.ts'
import { openVacancies } from '../vacancy/vacancies.test-support.ts'
import { addedBut } from './candidate.test-support.ts'
import { aVacancy } from '../vacancy/vacancy.test-support.ts'

const list = (results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })
const all: Permission[] = ['employees.view_employee', 'vacancies.view_booking', 'vacancies.add_booking']
const qualifications = [
  { id: 1, name: 'Intensiv' },
  { id: 2, name: 'Dialyse' },
]
const vacancy = aVacancy({ id: 12, qualifications, number_of_positions: 2, number_of_bookings: 1 })
const exam = { id: 1, name: 'Pflegefachmann' }
const jana = anEmployee({
  exam,
  qualifications,
  exams_match_with_vacancy: true,
  qualifications_match_with_vacancy: true,
  distance_to_near_facility_id_km: 4.2,
})
const mia = anEmployee({
  id: 6,
  name: 'Mia Lorenz',
  exams_match_with_vacancy: false,
  qualifications_match_with_vacancy: false,
  qualifications: [{ id: 1, name: 'Intensiv' }],
})
const tom = anEmployee({ id: 8, name: 'Tom Falk', is_active: false })

type Reply = { status: number; data?: unknown }
type Setup = {
  employees?: Employee[]
  /** Findings by employee id. */
  findings?: Record<number, object[]>
  holds?: Permission[]
  add?: (sent: ServedRequest) => Reply | Promise<Reply>
  of?: typeof vacancy
  by?: 'fit' | 'distance'
}

async function openPicker({ employees = [jana, mia, tom], findings = {}, holds = all, add, of = vacancy, by = 'distance' }: Setup = {}) {
  const opened = await openVacancies({
    at: '/vacancies/12?modals=candidates&candidates-from=vacancy:12',
    vacancies: [of],
    holds,
    served: {
      'GET /candidates.json/': list([]),
      'GET /employees.json/': list(employees),
      'GET /vacancies/12/matches.json/': list([]),
      'GET /employees/5.json/': { status: 200, data: jana },
      'GET /bookings.json/': list([]),
      'POST /bookings/judge-many.json/': ({ body }) => ({
        status: 200,
        data: {
          results: (body as { employees: number[] }).employees.map((employee) => ({ employee, findings: findings[employee] ?? [] })),
        },
      }),
      'POST /candidates/many.json/': add ?? addedBut({}),
    },
  })
  await expect.element(dialog().getByRole('table')).toHaveAttribute('aria-busy', 'false')
  if (by === 'distance') await order('nearest first').click()
  await expect.element(dialog().getByRole('table')).toHaveAttribute('aria-busy', 'false')
  return opened
}

const dialog = () => page.getByRole('dialog', { name: /^Add candidates/ })
const box = (name: string) => dialog().getByRole('checkbox', { name: `Select ${name}` })
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const order = (words: string) => dialog().getByText(words, { exact: true })
const freeToggle = () => dialog().getByRole('button', { name: /^free / })
const question = () => page.getByRole('dialog', { name: 'Add anyway?' })
const isAdded = ([path]: readonly unknown[]) => path === 'POST /candidates/many.json/'
const pairs = (ids: number[]) => ids.map((employee) => ({ vacancy: 12, employee }))
const added = (...ids: number[]) => ['POST /candidates/many.json/', { pairs: pairs(ids), source: null }]

beforeEach(() => page.viewport(1280, 900))

test('the nearest come first, ten a page, at first those who are active, have the exam and are free', async () => {
  const { asked, router } = await openPicker()
  const { lower, upper } = vacancy.date_range
  const first = asked('/employees.json/')
  expect(first).toHaveLength(1)
  expect(first[0]).toMatchObject({
    near_facility_id: '7',
    candidates_for_vacancy__id: '12',
    sort: 'distance_to_near_facility_id_km',
    size: '10',
    is_active: 'true',
    exams_match_with_vacancy: 'true',
    from_date: lower,
    to_date: upper,
  })
  await dialog().getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => asked('/employees.json/').length).toBe(2)
  for (const name of ['is_active', 'from_date']) expect(asked('/employees.json/')[1]).not.toHaveProperty(name)
  expect(asked('/employees.json/')[1]).toMatchObject({ near_facility_id: '7', candidates_for_vacancy__id: '12' })
  expect(router.state.location.pathname).toBe('/vacancies/12')
})

test('one click shows those who are booked or away, too, another one only the free again', async () => {
  const { asked } = await openPicker()
  const toggle = freeToggle()
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
  await toggle.click()
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => asked('/employees.json/').at(-1)).not.toHaveProperty('from_date')
  await toggle.click()
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(asked('/employees.json/')[0]).toMatchObject({ from_date: vacancy.date_range.lower })
})

test('whoever may not see bookings picks among all, free or not', async () => {
  const { asked, router } = await openPicker({ holds: ['employees.view_employee'] })
  expect(asked('/employees.json/')[0]).not.toHaveProperty('from_date')
  expect(router.state.location.search).not.toContain('date_range')
  expect(freeToggle().elements()).toEqual([])
})

test('the head says from which week the picker shows who is free: that in which the vacancy begins, or the current one', async () => {
  const { router } = await openPicker({ of: aVacancy({ id: 12, date_range: { lower: '2027-01-04', upper: null, bounds: '[]' } }) })
  const first = dialog().getByRole('list', { name: 'Legend' }).getByRole('listitem').first()
  await expect.element(first).toHaveTextContent('from week 1')
  await router.navigate('/vacancies/12?modals=candidates&candidates-from=vacancy:12&vp-filter-for_date=2027-03-02')
  await expect.element(first).toHaveTextContent('from week 9')
})

test('of a vacancy that has begun the picker shows the weeks from the current one on', async () => {
  await openPicker({ of: aVacancy({ id: 12, date_range: { lower: '2020-01-06', upper: null, bounds: '[]' } }) })
  const first = dialog().getByRole('list', { name: 'Legend' }).getByRole('listitem').first()
  await expect.element(first).toHaveTextContent(`from week ${weekOf(today())}`)
})

test('each row says in words what fits and what is missing', async () => {
  await openPicker()
  for (const words of [
    'Exam matches: Pflegefachmann',
    'Qualifications match: Intensiv, Dialyse',
    'Exam does not match, required: Pflegefachmann',
    'Missing: Dialyse',
  ])
    await expect.element(dialog().getByRole('img', { name: words }).first()).toBeVisible()
})

test('opened by its address the keyboard begins in the search, too', async () => {
  await openPicker({ by: 'fit' })
  await expect.element(dialog().getByRole('searchbox')).toHaveFocus()
})

test('without anybody the button does nothing and says why; with somebody it says how many', async () => {
  await openPicker()
  await expect.element(button('Add candidates')).toBeDisabled()
  await expect.element(button('Add candidates')).toHaveAccessibleDescription('Select at least one employee.')
  await box('Jana Reuter').click()
  await expect.element(button('Add 1 candidate')).toBeEnabled()
  await box('Mia Lorenz').click()
  await expect.element(button('Add 2 candidates')).toBeEnabled()
  await expect.element(dialog().getByText('2 selected · Jana Reuter, Mia Lorenz')).toBeVisible()
})

test('a full vacancy takes nobody, and the button says so', async () => {
  await openPicker({ of: aVacancy({ id: 12, number_of_positions: 1, number_of_bookings: 1 }) })
  await box('Jana Reuter').click()
  await expect.element(button('Add 1 candidate')).toBeDisabled()
  await expect.element(button('Add 1 candidate')).toHaveAccessibleDescription(/All positions of the vacancy are filled. Raise the number/)
})

test('whoever is refused because the last position was booked meanwhile sees that the vacancy is full', async () => {
  const last = aVacancy({ id: 12, number_of_positions: 1, number_of_bookings: 0 })
  const add = () => {
    last.number_of_bookings = 1
    return {
      status: 201,
      data: { results: [{ vacancy: 12, employee: 5, errors: { vacancy: ['All positions of the vacancy are filled.'] } }] },
    }
  }
  await openPicker({ of: last, add })
  await box('Jana Reuter').click()
  await button('Add 1 candidate').click()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('Not added:Jana Reuter: All positions of the vacancy are filled.')
  await expect.element(dialog().getByText(/1 of 1 filled/)).toBeVisible()
  await expect.element(button('Add 1 candidate')).toBeDisabled()
})

test('those who are chosen become candidates by one call, one undo takes it back, and the dialog closes with nothing left in the address', async () => {
  const { written, router } = await openPicker()
  await box('Mia Lorenz').click()
  await box('Jana Reuter').click()
  await button('Add 2 candidates').click()
  await expect.element(page.getByText('2 candidates added')).toBeVisible()
  expect(written().filter(isAdded)).toEqual([added(6, 5)])
  await expect.element(dialog()).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(page.getByText('Undone')).toBeVisible()
  expect(written().at(-1)).toEqual(['POST /history/groups/41/undo.json/', undefined])
  await expect.poll(() => router.state.location.search).toBe('')
})

test('Ctrl+Enter adds from the search, too, once somebody is chosen, however often it is pressed', async () => {
  const answer = Promise.withResolvers<Reply>()
  const { written, router } = await openPicker({ add: () => answer.promise })
  const search = dialog().getByRole('searchbox')
  await search.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialog().getByText('Select at least one employee.')).toBeVisible()
  await box('Jana Reuter').click()
  await search.click()
  await expect.element(dialog().getByText('Ctrl+Enter adds', { exact: false })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Control>}{Enter}{/Control}')
  answer.resolve({ status: 201, data: { results: [{ vacancy: 12, employee: 5, id: 1 }] } })
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(written().filter(isAdded)).toEqual([added(5)])
  await expect.poll(() => router.state.location.search).toBe('')
})

test('who could not be added is told with the reason and stays chosen', async () => {
  const reason = 'The employee is a candidate of this vacancy already.'
  await openPicker({ add: addedBut({ 6: reason }) })
  await box('Mia Lorenz').click()
  await box('Jana Reuter').click()
  await button('Add 2 candidates').click()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(`Not added:Mia Lorenz: ${reason}`)
  await expect.element(dialog().getByText('1 selected · Mia Lorenz')).toBeVisible()
  await expect.element(page.getByText('1 candidate added')).toBeVisible()
})

test('what speaks against somebody is told before, with the name, and she is only added when that is wanted', async () => {
  const paused = aFinding('The vacancy is paused.', { source: { resource: 'vacancies', id: 12, name: vacancy.name } })
  const findings = {
    5: [paused, aFinding('Absent: vacation, 04.12.26')],
    6: [paused, aFinding('Already booked: Klinikum Spreetal, from 04.12.26')],
    8: [paused, aFinding('The employee is inactive.')],
  }
  const { written } = await openPicker({ findings })
  for (const name of ['Jana Reuter', 'Mia Lorenz', 'Tom Falk']) await box(name).click()
  await button('Add 3 candidates').click()
  for (const words of [
    'The vacancy is paused.',
    'Mia Lorenz: Already booked: Klinikum Spreetal, from 04.12.26',
    'Jana Reuter: Absent: vacation, 04.12.26',
    'Tom Falk: The employee is inactive.',
  ])
    await expect.element(question().getByText(words, { exact: true })).toBeVisible()
  await question().getByRole('button', { name: 'Back to the selection' }).click()
  await expect.element(question()).not.toBeInTheDocument()
  expect(written().filter(isAdded)).toEqual([])
  await button('Add 3 candidates').click()
  await question().getByRole('button', { name: 'Add anyway' }).click()
  await expect.poll(() => written().filter(isAdded)).toEqual([added(5, 6, 8)])
})

test('who may neither see bookings nor book is not offered the weeks with the period in their head, and not warned', async () => {
  const { written } = await openPicker({ holds: ['employees.view_employee'], findings: { 5: [aFinding('Already booked')] } })
  expect(dialog().getByRole('columnheader', { name: 'Availability' }).elements()).toEqual([])
  await box('Jana Reuter').click()
  await button('Add 1 candidate').click()
  await expect.poll(() => written().filter(isAdded).length).toBe(1)
  expect(written().filter((call) => !isAdded(call))).toEqual([])
})

test('the name opens the employee at the side, above the picker, and what is chosen stays', async () => {
  const { router } = await openPicker()
  await box('Mia Lorenz').click()
  await dialog().getByRole('button', { name: 'Jana Reuter', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: /^Jana Reuter/ })).toBeVisible()
  expect(router.state.location.pathname).toBe('/vacancies/12')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: /^Jana Reuter/ })).not.toBeInTheDocument()
  await expect.element(dialog().getByText('1 selected · Mia Lorenz')).toBeVisible()
})

test('a selection is not lost without a question', async () => {
  await openPicker()
  await box('Mia Lorenz').click()
  await button('Cancel').click()
  await page.getByRole('button', { name: 'Keep selecting' }).click()
  await expect.element(box('Mia Lorenz')).toBeChecked()
  await button('Cancel').click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('the way back asks, too, before a selection is lost', async () => {
  const { router } = await openPicker()
  await box('Mia Lorenz').click()
  void router.navigate('/vacancies/12')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(box('Mia Lorenz')).toBeChecked()
  await box('Mia Lorenz').click()
  void router.navigate('/vacancies/12')
  await expect.element(dialog()).not.toBeInTheDocument()
})
