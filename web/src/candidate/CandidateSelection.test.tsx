import type { Candidate } from '@kasack/contract/candidate.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openVacancies } from '../vacancy/vacancies.test-support.ts'
import { aCandidate } from './candidate.test-support.ts'

const all: Permission[] = ['employees.view_employee', 'vacancies.view_booking', 'vacancies.add_booking']
const list = (results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })
const person = (id: number, name: string, more: Partial<Candidate> = {}): Candidate => ({
  ...aCandidate('new'),
  id,
  employee: { ...aCandidate('new').employee, id: id + 100, name },
  ...more,
})
const [jana, mia, tom] = [
  person(9, 'Jana Reuter'),
  person(10, 'Mia Lorenz', { status: 'rejected_by_facility', facility_asked: true }),
  person(11, 'Tom Falk', { employee_asked: true }),
]

type Reply = { status: number; data: object; group?: number }
type SelectionSetup = { rows?: Candidate[]; answer?: Reply; holds?: Permission[] }

/** Opens the page of a vacancy and ticks all its candidates. */
async function chooseAll({ rows = [jana, mia, tom], answer = { status: 200, data: { results: [] } }, holds = all }: SelectionSetup = {}) {
  const opened = await openVacancies({
    at: '/vacancies/12',
    holds,
    served: {
      'GET /candidates.json/': list(rows),
      'GET /bookings.json/': list([]),
      'POST /candidates/asked-many.json/': answer,
      'POST /candidates/rejected-many.json/': answer,
    },
  })
  await panel.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
  return opened
}

const panel = page.getByRole('table', { name: 'Candidates' })
const bar = page.getByRole('group', { name: 'Actions for the selection' })
const entry = (name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) })
const openMenu = () => bar.getByRole('button', { name: 'Actions' }).click()
const done = (...ids: number[]) => ({ status: 200, group: 41, data: { results: ids.map((id) => ({ id })) } })

test('several candidates are turned down by one call, and taken back by one', async () => {
  const { written } = await chooseAll({ answer: done(9, 11) })
  await openMenu()
  await entry('Rejected by employee').click()
  const question = page.getByRole('dialog', { name: 'Mark 2 candidates as rejected by the employee?' })
  await expect.element(question.getByText('Mia Lorenz: Nothing to do here.')).toBeVisible()
  await question.getByRole('button', { name: 'Rejected by employee' }).click()
  await expect.element(page.getByText('Rejected by employee: 2 done')).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(page.getByText('Undone')).toBeVisible()
  expect(written()).toEqual([
    ['POST /candidates/rejected-many.json/', { candidates: [9, 11], who: 'employee' }],
    ['POST /history/groups/41/undo.json/', undefined],
  ])
  await expect.element(page.getByText('1 selected', { exact: true })).toBeVisible()
})

test.for([
  [
    'Employee asked by phone',
    'Mark the employee as asked by phone for 2 candidates?',
    'employee',
    [9, 10],
    'Tom Falk: The employee was asked by phone or e-mail.',
  ],
  [
    'Facility asked by phone',
    'Mark the facility as asked by phone about 2 candidates?',
    'facility',
    [9, 11],
    'Mia Lorenz: The facility was asked by phone or e-mail.',
  ],
] as const)('%s: whoever was asked already is left out, and it is said so', async ([label, title, who, candidates, leftOut]) => {
  const { written, asked } = await chooseAll({ answer: done(...candidates) })
  await openMenu()
  await entry(label).click()
  const question = page.getByRole('dialog', { name: title })
  await expect.element(question.getByText(leftOut)).toBeVisible()
  const before = asked('/candidates.json/').length
  await question.getByRole('button', { name: label }).click()
  await expect.element(page.getByText(`${label}: 2 done`)).toBeVisible()
  expect(written()).toEqual([['POST /candidates/asked-many.json/', { candidates, who, value: true }]])
  await expect.poll(() => asked('/candidates.json/').length).toBeGreaterThan(before)
})

test('who is refused is told with the reason and stays chosen; the others are done', async () => {
  const results = [{ id: 9 }, { id: 11, errors: { status: ['The candidate is booked.'] } }]
  await chooseAll({ answer: { status: 200, group: 41, data: { results } } })
  await openMenu()
  await entry('Rejected by facility').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rejected by facility' }).click()
  await expect.element(page.getByText('Rejected by facility: 1 done, 1 not done')).toBeVisible()
  await expect.element(page.getByText('Tom Falk: The candidate is booked.')).toBeVisible()
  await expect.element(panel.getByRole('checkbox', { name: 'Select Tom Falk' })).toBeChecked()
  await expect.element(panel.getByRole('checkbox', { name: 'Select Jana Reuter' })).not.toBeChecked()
})

test('where the call as a whole fails nothing is told as done, and all stay chosen', async () => {
  await chooseAll({
    answer: { status: 503, data: { detail: 'The database cannot be reached right now. Please try again in a few seconds.' } },
  })
  await openMenu()
  await entry('Rejected by facility').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rejected by facility' }).click()
  await expect.element(page.getByText('Rejected by facility: not possible')).toBeVisible()
  await expect.element(page.getByText('The database cannot be reached right now. Please try again in a few seconds.')).toBeVisible()
  await expect.element(page.getByText('3 selected', { exact: true })).toBeVisible()
})

test('an act that nobody among the chosen can take says why', async () => {
  await chooseAll({ rows: [tom] })
  await openMenu()
  await expect.element(entry('Employee asked by phone')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(entry('Employee asked by phone').getByText('The employee was asked by phone or e-mail.')).toBeVisible()
})

test('the profiles of those who were not turned down go into one e-mail; who is left out is said first', async () => {
  const { router, written } = await chooseAll()
  await bar.getByRole('button', { name: 'Send profile' }).click()
  const question = page.getByRole('dialog', { name: 'Send the profiles of 2 candidates in one e-mail?' })
  await expect.element(question.getByText('Mia Lorenz: The candidate was rejected.')).toBeVisible()
  await question.getByRole('button', { name: 'Send profile' }).click()
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('email-from')).toBe('profile:9,11')
  expect(written()).toEqual([])
})

test('where everybody takes part nothing is asked, and one alone is written about as from her row', async () => {
  const { router } = await chooseAll({ rows: [jana] })
  await bar.getByRole('button', { name: 'Send profile' }).click()
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('email-from')).toBe('profile:9')
})

test('more than twenty profiles do not go into one e-mail, and the button says so', async () => {
  await chooseAll({ rows: Array.from({ length: 21 }, (_, at) => person(200 + at, `Person ${at}`)) })
  const button = bar.getByRole('button', { name: 'Send profile' })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAttribute('title', 'One e-mail can present at most 20 candidates.')
  await panel.getByRole('checkbox', { name: 'Select Person 3', exact: true }).click()
  await expect.element(button).toBeEnabled()
})
