import type { Permission } from '@kasack/contract/permission.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addedBut } from '../candidate/candidate.test-support.ts'
import { openVacancies } from '../vacancy/vacancies.test-support.ts'
import { aVacancy, inDays } from '../vacancy/vacancy.test-support.ts'
import { aMatch, anExclusion } from './match.test-support.ts'

const path = '/vacancies/12/matches.json/'
const found = (results: object[], count = results.length) => ({ status: 200, data: { count, next: null, previous: null, results } })
const jana = aMatch({ findings_level: 'warn' })
const mia = aMatch({ employee: { id: 6, name: 'Mia Lorenz' }, score: 64 })
const turnedDown = anExclusion({ id: 8, name: 'Tom Falk' }, 'rejected', 'Rejected there on 03.02.')
const proposed = anExclusion({ id: 9, name: 'Eva Brandt' }, 'candidate', 'Already a candidate for this vacancy.')

const table = () => page.getByRole('table', { name: 'Matching employees' })
const row = (name: RegExp) => table().getByRole('row', { name })
const box = (name: string) => table().getByRole('checkbox', { name: `Select ${name}` })
const panel = page.getByRole('heading', { name: /^Matching employees/ })
const missing = page.getByRole('button', { name: 'Why is somebody missing?' })
const add = page.getByRole('button', { name: 'Add as candidates' })

type TableSetup = { holds?: Permission[]; of?: Parameters<typeof aVacancy>[0]; served?: Parameters<typeof openVacancies>[0]['served'] }

const open = ({ holds = ['employees.view_employee', 'vacancies.view_booking'], of = {}, served = {} }: TableSetup = {}) =>
  openVacancies({
    at: '/vacancies/12',
    vacancies: [aVacancy(of)],
    holds,
    served: {
      'GET /candidates.json/': found([]),
      'GET /bookings.json/': found([]),
      [`GET ${path}`]: ({ url }) => (url.searchParams.has('excluded') ? found([jana, mia, turnedDown, proposed]) : found([jana, mia])),
      'POST /candidates/many.json/': addedBut({}),
      ...served,
    },
  })

beforeEach(() => page.viewport(1280, 900))

test('beside a vacancy stand the ten who fit best, each with the score, the reasons, and how strongly something speaks against her', async () => {
  const { asked } = await open()
  const best = row(/Jana Reuter/)
  const score = best.getByRole('meter', { name: 'Match' })
  await expect.element(score).toHaveAttribute('aria-valuetext', '91 of 100')
  await expect.element(best).toMatchTextContent(/70,0 km/)
  await expect.element(best).toMatchTextContent(/For: Has all required qualifications[.] Free for the whole period[.]/)
  await expect.element(best).toMatchTextContent(/Against: No contact in the last 180 days[.]/)
  await expect.element(best.getByText('Warning', { exact: true })).toBeVisible()
  expect(asked(path)).toEqual([expect.objectContaining({ page: '1', size: '10', for_date: inDays(1) })])
})

test('what the score is made of is told by keyboard, without what weighs nothing', async () => {
  const parts = jana.parts.map((part) => (part.code === 'preferences' ? { ...part, weight: 0 } : part))
  await open({ served: { [`GET ${path}`]: found([aMatch({ parts })]) } })
  const score = row(/Jana Reuter/).getByRole('meter')
  await expect.element(score).toBeVisible()
  ;(score.element() as HTMLElement).focus()
  const told = page.getByRole('tooltip')
  await expect.element(told).toMatchTextContent(/Qualifications: 30 of 30/)
  await expect.element(told).toMatchTextContent(/Distance: 16 of 25/)
  await expect.element(told).not.toMatchTextContent(/Preferences/)
  await expect.element(row(/Jana Reuter/)).not.toMatchTextContent(/Preferred facility type/)
})

test('those who are ticked become candidates', async () => {
  const { written } = await open()
  await box('Jana Reuter').click()
  await box('Mia Lorenz').click()
  await add.click()
  await expect.element(page.getByText('2 candidates added')).toBeVisible()
  const pairs = [5, 6].map((employee) => ({ vacancy: 12, employee }))
  expect(written()).toContainEqual(['POST /candidates/many.json/', { pairs, source: 'matches' }])
  await expect.element(add).not.toBeInTheDocument()
})

test('who could not be added stays ticked, and it is said why', async () => {
  await open({ served: { 'POST /candidates/many.json/': addedBut({ 6: 'Somebody else was quicker.' }) } })
  await box('Jana Reuter').click()
  await box('Mia Lorenz').click()
  await add.click()
  await expect.element(page.getByText('Mia Lorenz: Somebody else was quicker.')).toBeVisible()
  await expect.element(box('Mia Lorenz')).toBeChecked()
  await expect.element(box('Jana Reuter')).not.toBeChecked()
})

test('one click says why somebody is not listed, and where those begin', async () => {
  const more = { count: 13, next: null, previous: null, results: [jana] }
  const { asked } = await open({
    served: {
      [`GET ${path}`]: ({ url }) => (url.searchParams.has('excluded') ? found([turnedDown, proposed], 15) : { status: 200, data: more }),
    },
  })
  await expect.element(row(/Jana Reuter/)).toBeVisible()
  await missing.click()
  await expect.element(row(/Tom Falk/).getByRole('img', { name: 'ruled out' })).toBeVisible()
  await expect.element(row(/Tom Falk/)).toMatchTextContent(/Ruled out: Rejected there on 03[.]02[.]/)
  await expect.element(missing).toHaveAttribute('aria-pressed', 'true')
  expect(asked(path).at(-1)).toMatchObject({ excluded: '1', page: '2' })
  await missing.click()
  await expect.element(row(/Tom Falk/)).not.toBeInTheDocument()
  expect(asked(path).at(-1)).not.toHaveProperty('excluded')
})

test('whoever is a candidate already cannot become one again, whoever is ruled out otherwise can be tried', async () => {
  await open()
  await missing.click()
  await box('Eva Brandt').click()
  await expect.element(add).toHaveAttribute('aria-disabled', 'true')
  await box('Tom Falk').click()
  await expect.element(add).not.toHaveAttribute('aria-disabled')
})

test('a full vacancy says that nobody can be added', async () => {
  await open({ of: { number_of_positions: 1, number_of_bookings: 1 } })
  await box('Jana Reuter').click()
  await expect.element(add).toHaveAttribute('aria-disabled', 'true')
})

test.each([
  ['is paused', { status: 'paused' }],
  ['is filled', { status: 'filled' }],
  ['is over', { date_range: { lower: inDays(-9), upper: inDays(-1), bounds: '[]' } }],
] as const)('for a vacancy that %s nobody is looked for', async (_, of) => {
  const { asked } = await open({ of })
  await expect.element(page.getByRole('heading', { name: /^Candidates/ })).toBeVisible()
  await vi.waitFor(() => expect(asked('/candidates.json/')).toHaveLength(1))
  expect(panel.elements()).toEqual([])
  expect(asked(path)).toEqual([])
})

test('whoever may not see employees is not told of any', async () => {
  const { asked } = await open({ holds: ['vacancies.view_booking'] })
  await vi.waitFor(() => expect(asked('/bookings.json/')).toHaveLength(1))
  expect(panel.elements()).toEqual([])
  expect(asked(path)).toEqual([])
})

test('what stands above is asked for first', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { asked } = await open({
    served: {
      'GET /candidates.json/': async () => {
        await promise
        return found([])
      },
    },
  })
  await expect.element(panel).toBeVisible()
  await new Promise((done) => setTimeout(done, 200))
  expect(asked(path)).toEqual([])
  resolve()
  await vi.waitFor(() => expect(asked(path)).toHaveLength(1))
})
