import type { Employee } from '@kasack/contract/employee.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anEmployee } from '../employee/employee.test-support.ts'
import { aMatch, anExclusion } from '../match/match.test-support.ts'
import { openVacancies } from '../vacancy/vacancies.test-support.ts'
import { addedBut } from './candidate.test-support.ts'
import { aVacancy } from '../vacancy/vacancy.test-support.ts'

const list = (results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })
const vacancy = aVacancy({ number_of_positions: 3 })
const jana = anEmployee()
const mia = anEmployee({ id: 6, name: 'Mia Lorenz' })
const matchesOfVacancy = '/vacancies/12/matches.json/'

async function openPicker({ matches, employees = [] }: { matches: object[]; employees?: Employee[] }) {
  const opened = await openVacancies({
    at: '/vacancies/12?modals=candidates&candidates-from=vacancy:12',
    vacancies: [vacancy],
    holds: ['employees.view_employee', 'vacancies.view_booking'],
    served: {
      'GET /candidates.json/': list([]),
      'GET /bookings.json/': list([]),
      'GET /employees.json/': list(employees),
      [`GET ${matchesOfVacancy}`]: list(matches),
      'POST /candidates/many.json/': addedBut({}),
    },
  })
  await expect.element(dialog().getByRole('table')).toHaveAttribute('aria-busy', 'false')
  // The page below requests matches too, but without excluded ones.
  const askedByFit = () => opened.asked(matchesOfVacancy).filter((asked) => 'excluded' in asked)
  return { ...opened, askedByFit }
}

const dialog = () => page.getByRole('dialog', { name: /^Add candidates/ })
const box = (name: string) => dialog().getByRole('checkbox', { name: `Select ${name}` })
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const freeToggle = () => dialog().getByRole('button', { name: /^free / })
const order = (words: string) => dialog().getByText(words, { exact: true })
const isAdded = ([path]: readonly unknown[]) => path === 'POST /candidates/many.json/'
const added = (...ids: number[]) => [
  'POST /candidates/many.json/',
  { pairs: ids.map((employee) => ({ vacancy: 12, employee })), source: 'matches' },
]

beforeEach(() => page.viewport(1280, 900))

test('the picker begins with those who fit best; what narrows it and who is chosen stay when the nearest are wanted', async () => {
  const { asked, askedByFit, router } = await openPicker({ matches: [aMatch({ employee: jana })], employees: [jana, mia] })
  const { lower, upper } = vacancy.date_range
  await expect.element(dialog().getByRole('meter', { name: 'Match' })).toHaveAttribute('aria-valuetext', '91 of 100')
  await expect.element(dialog().getByRole('row', { name: /Jana Reuter/ })).toMatchTextContent(/For: Has all required qualifications[.]/)
  const first = { is_active: 'true', exams_match_with_vacancy: 'true', from_date: lower, to_date: upper }
  expect(askedByFit()[0]).toMatchObject({ ...first, size: '10', excluded: '1' })
  expect(asked('/employees.json/')).toEqual([])
  await box('Jana Reuter').click()
  await freeToggle().click()
  await expect.poll(() => askedByFit().at(-1)).not.toHaveProperty('from_date')
  await order('nearest first').click()
  await expect.element(box('Mia Lorenz')).toBeVisible()
  expect(router.state.historyAction).toBe('REPLACE') // the way back leaves the picker
  await expect.element(box('Jana Reuter')).toBeChecked()
  expect(asked('/employees.json/')[0]).toMatchObject({ is_active: 'true', exams_match_with_vacancy: 'true' })
  expect(asked('/employees.json/')[0]).not.toHaveProperty('from_date')
  expect(router.state.location.search).toContain('vp-order=distance')
  await order('best match first').click()
  await expect.element(box('Jana Reuter')).toBeChecked()
})

test('by fit whoever is ruled out stands at the end, with why; only who is a candidate already cannot be chosen', async () => {
  const noExam = anExclusion({ id: 8, name: 'Tom Falk' }, 'exam', 'Exam missing.')
  const proposed = anExclusion({ id: 9, name: 'Eva Brandt' }, 'candidate', 'Already a candidate for this vacancy.')
  const { written } = await openPicker({ matches: [aMatch({ employee: jana }), noExam, proposed] })
  await expect.element(dialog().getByRole('row', { name: /Tom Falk/ })).toMatchTextContent(/Ruled out: Exam missing[.]/)
  await expect.element(box('Eva Brandt')).toBeDisabled()
  await dialog().getByRole('checkbox', { name: 'Select all rows on this page' }).click()
  await expect.element(dialog().getByText('2 selected · Jana Reuter, Tom Falk')).toBeVisible()
  await button('Add 2 candidates').click()
  await expect.poll(() => written().filter(isAdded)).toEqual([added(5, 8)])
})

test('an address that names no vacancy opens nothing', async () => {
  const { router } = await openVacancies({
    at: '/vacancies/12?modals=candidates',
    vacancies: [vacancy],
    holds: ['employees.view_employee'],
  })
  await expect.poll(() => router.state.location.search).toBe('')
  await expect.element(dialog()).not.toBeInTheDocument()
})
