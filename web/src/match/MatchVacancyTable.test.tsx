import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anApplicant } from '../applicant/applicant.test-support.ts'
import { openApplicants } from '../applicant/applicants.test-support.ts'
import { addedBut } from '../candidate/candidate.test-support.ts'
import { aKnownEmployee } from '../employee/employee.test-support.ts'
import { openEmployees } from '../employee/employees.test-support.ts'
import { aVacancy } from '../vacancy/vacancy.test-support.ts'
import { aMatch } from './match.test-support.ts'

const found = (results: object[], more = {}) => ({
  status: 200,
  data: { count: results.length, next: null, previous: null, results, ...more },
})
const { employee: _, ...fit } = aMatch({ score: 78 })
const zna = { ...fit, vacancy: aVacancy() }
const its = {
  ...fit,
  score: null,
  exclusions: [{ code: 'exam', text: 'Exam missing: Pflegefachmann' }],
  vacancy: aVacancy({ id: 13, vacancy_type: { id: 7, name: 'Fachkraft ITS' } }),
}
const ofEmployee = 'employees/5/matches'
const ofApplicant = '/applicants/8/matches.json/'
const row = (name: RegExp) => page.getByRole('table', { name: 'Matching vacancies' }).getByRole('row', { name })
const panel = page.getByRole('heading', { name: /^Matching vacancies/ })

beforeEach(() => page.viewport(1280, 900))

const openEmployee = (records = [aKnownEmployee()]) =>
  openEmployees({
    at: '/employees/5',
    records,
    served: {
      [`GET /${ofEmployee}.json/`]: ({ url }) => found(url.searchParams.has('excluded') ? [zna, its] : [zna]),
      'POST /candidates/many.json/': addedBut({}),
    },
  })

test('the page of an employee tells where she might go, and why not elsewhere', async () => {
  const { asked } = await openEmployee()
  await expect.element(row(/ZNA/).getByRole('meter', { name: 'Match' })).toHaveAttribute('aria-valuetext', '78 of 100')
  await expect.element(row(/ZNA/).getByRole('link', { name: 'Fachkraft ZNA' })).toHaveAttribute('href', '/vacancies/12')
  expect(asked(ofEmployee)).toEqual([expect.objectContaining({ page: '1', size: '5' })])
  await page.getByRole('button', { name: 'Why is a vacancy missing?' }).click()
  await expect.element(row(/ITS/)).toMatchTextContent(/Ruled out: Exam missing: Pflegefachmann/)
})

test('from there she is proposed', async () => {
  const { written } = await openEmployee()
  await row(/ZNA/)
    .getByRole('button', { name: /Fachkraft ZNA/ })
    .click()
  await page.getByRole('menuitem', { name: 'Add as a candidate' }).click()
  await expect.element(page.getByText('1 candidate added')).toBeVisible()
  expect(written()).toContainEqual(['POST /candidates/many.json/', { pairs: [{ vacancy: 12, employee: 5 }], source: 'matches' }])
})

test('for somebody who is not active nothing is looked for', async () => {
  const { asked } = await openEmployee([aKnownEmployee({ is_active: false })])
  await vi.waitFor(() => expect(asked('engagements')).toHaveLength(1))
  expect(panel.elements()).toEqual([])
  expect(asked(ofEmployee)).toEqual([])
})

test('the page of an applicant tells where she might go, who cannot be proposed yet', async () => {
  await openApplicants({ at: '/applicants/8', served: { [`GET ${ofApplicant}`]: found([zna], { missing: [] }) } })
  await expect.element(row(/ZNA/).getByRole('meter', { name: 'Match' })).toBeVisible()
  expect(
    row(/ZNA/)
      .getByRole('button', { name: /Actions/ })
      .elements(),
  ).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Why is a vacancy missing?' })).not.toBeInTheDocument()
})

test('where it is not known where an applicant lives, that is said, with the way to enter it', async () => {
  const { router } = await openApplicants({
    at: '/applicants/8',
    served: { [`GET ${ofApplicant}`]: found([], { missing: ['postal_code'] }) },
  })
  await expect.element(page.getByText('The postal code is missing')).toBeVisible()
  await page.getByRole('button', { name: 'Enter the postal code' }).click()
  await expect.poll(() => router.state.location.search).toContain('applicant-id=8')
})

test('an applicant for whom no vacancy fits is not said to lack anything', async () => {
  await openApplicants({ at: '/applicants/8', served: { [`GET ${ofApplicant}`]: found([], { missing: [] }) } })
  await expect.element(page.getByText('No vacancies match')).toBeVisible()
  expect(page.getByText('The postal code is missing').elements()).toEqual([])
})

test('who has been taken on is looked for as an employee', async () => {
  const converted_to_employee = { id: 5, name: 'Mira Lindner' }
  const { asked } = await openApplicants({ at: '/applicants/8', records: [anApplicant({ converted_to_employee })] })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(panel.elements()).toEqual([])
  expect(asked(`/api/v0${ofApplicant}`)).toEqual([])
})
