import type { Candidate } from '@kasack/contract/candidate.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ServedRequest } from '../test/serve.ts'
import { openVacancies } from '../vacancy/vacancies.test-support.ts'
import { aVacancy } from '../vacancy/vacancy.test-support.ts'
import { aCandidate } from './candidate.test-support.ts'

const all: Permission[] = ['employees.view_employee', 'vacancies.view_booking', 'vacancies.add_booking']
const rows = (results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })
const more = 'All positions of the vacancy are filled. Raise the number of positions first.'

type TableSetup = {
  candidate?: Candidate
  vacancy?: Partial<Vacancy>
  holds?: Permission[]
  patch?: (sent: ServedRequest) => { status: number; data: object }
  undone?: { status: number; data: object }
}

/** Opens the page of a vacancy with one candidate. */
async function open({ candidate = aCandidate('applied'), vacancy = {}, holds = all, patch, undone }: TableSetup = {}) {
  let now = candidate
  return openVacancies({
    at: '/vacancies/12',
    vacancies: [aVacancy(vacancy)],
    holds,
    served: {
      'GET /candidates.json/': () => rows([now]),
      'GET /candidates/9.json/': () => ({ status: 200, data: now }),
      'GET /bookings.json/': rows([]),
      'PATCH /candidates/9.json/': (sent) => {
        if (patch) return patch(sent)
        now = { ...now, ...(sent.body as object), version: `${now.version} and more` }
        return { status: 200, data: now, group: 41 }
      },
      ...(undone && { 'POST /history/groups/41/undo.json/': undone }),
    },
  })
}

const inMenu = (name: string) => page.getByRole('menuitem', { name })
async function openMenu() {
  await page.getByRole('button', { name: 'Actions for Jana Reuter' }).click()
  await expect.element(page.getByRole('menuitem', { name: /^Delete/ })).toBeVisible()
}

test('a row says from when the candidate is free, with which exam and qualifications, from how far', async () => {
  const { employee, ...candidate } = aCandidate('applied')
  const proposed = {
    ...employee,
    available_from_date: '2026-12-07',
    exam: { id: 1, name: 'Pflegefachmann' },
    qualifications: ['Intensiv', 'Dialyse'],
  }
  await open({ candidate: { ...candidate, employee: proposed, distance_to_near_facility_id_km: 12.4 } })
  const row = page.getByRole('row', { name: /Jana Reuter/ })
  for (const words of ['07.12.26', 'Pflegefachmann', 'Intensiv, Dialyse', /^12,4.km$/, 'Applied'])
    await expect.element(row.getByText(words, { exact: true })).toBeVisible()
})

test('a row has the number to dial, the mobile one first, also of who is inactive', async () => {
  const { employee, ...candidate } = aCandidate('applied')
  await open({ candidate: { ...candidate, employee: { ...employee, phone: '030 901820', mobile: '0151 23456789', is_active: false } } })
  const row = page.getByRole('row', { name: /Jana Reuter/ })
  await expect.element(row.getByRole('link')).toHaveAttribute('href', 'tel:+4915123456789')
  await expect.element(row.getByText('Inactive')).toBeVisible()
})

test('a row says how much speaks against who might come', async () => {
  await open({ candidate: { ...aCandidate('applied'), findings_level: 'block' } })
  await expect.element(page.getByRole('row', { name: /Jana Reuter/ }).getByText('Blocked')).toBeVisible()
})

test('the panel asks for five candidates of the vacancy at a time', async () => {
  const { asked } = await open()
  await expect.element(page.getByRole('row', { name: /Jana Reuter/ })).toBeVisible()
  expect(asked('/candidates.json/')).toMatchObject([{ vacancy__id: '12', size: '5' }])
})

test.each([
  ['rejected_by_employee', 'E'],
  ['rejected_by_facility', 'F'],
] as const)('of a candidate who was %s the letter %s says by whom', async (status, letter) => {
  await open({ candidate: aCandidate(status) })
  const row = page.getByRole('row', { name: /Jana Reuter/ })
  await expect.element(row.getByText(letter, { exact: true })).toBeVisible()
})

test('a rejection is told, and can be taken back', async () => {
  const { written } = await open()
  await openMenu()
  await inMenu('Rejected by facility').click()
  await expect.element(page.getByText('Jana Reuter: rejected by facility')).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(page.getByText('Undone')).toBeVisible()
  expect(written()).toEqual([
    ['PATCH /candidates/9.json/', { status: 'rejected_by_facility' }],
    ['POST /history/groups/41/undo.json/', undefined],
  ])
})

test('what cannot be taken back says why, and the list is read again', async () => {
  const { asked } = await open({ undone: { status: 400, data: { errors: ['Somebody has changed the status since.'] } } })
  await openMenu()
  await inMenu('Rejected by employee').click()
  await expect.element(page.getByText('Jana Reuter: rejected by employee')).toBeVisible()
  const before = asked('/candidates.json/').length
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(page.getByText('This cannot be undone')).toBeVisible()
  await expect.element(page.getByText('Somebody has changed the status since.')).toBeVisible()
  await vi.waitFor(() => expect(asked('/candidates.json/').length).toBeGreaterThan(before))
})

test('the status that was reset is told', async () => {
  const { written } = await open({ candidate: aCandidate('rejected_by_employee') })
  await openMenu()
  expect(inMenu('Rejected by facility').elements()).toEqual([])
  await inMenu('Reset status').click()
  await expect.element(page.getByText('Jana Reuter: status reset')).toBeVisible()
  expect(written()).toEqual([['PATCH /candidates/9.json/', { status: 'new' }]])
})

test('of whoever is booked the menu says why nothing else can be done', async () => {
  const live = {
    id: 31,
    booking_type: 'new_deployment',
    date_range: aVacancy().date_range,
    record: { id: 5, path: '/employees', name: 'Jana Reuter' },
    cancelled: false,
    terminated: false,
  } as const
  await open({ candidate: aCandidate('signed'), vacancy: { bookings: [live] } })
  await openMenu()
  for (const [entry, reason] of [
    ['Start booking', 'The candidate is already booked.'],
    ['Rejected by employee', 'The candidate is booked. Cancel the booking first.'],
    ['Rejected by facility', 'The candidate is booked. Cancel the booking first.'],
    ['Reset status', 'The candidate is booked. Cancel the booking first.'],
    ['Delete', 'The candidate has signed and cannot be removed.'],
  ] as const) {
    const item = page.getByRole('menuitem', { name: new RegExp(`^${entry}`) })
    await expect.element(item).toHaveAttribute('aria-disabled', 'true')
    await expect.element(item.getByText(reason)).toBeVisible()
  }
})

test('at a full vacancy nobody is proposed or booked, and each button says why', async () => {
  await open({ vacancy: { number_of_positions: 1, number_of_bookings: 1, status: 'filled' } })
  for (const name of ['Candidate', 'Start booking', 'Booking']) {
    const button = page.getByRole('button', { name, exact: true }).first()
    await expect.element(button).toBeDisabled()
    await expect.element(button).toHaveAttribute('title', more)
  }
})

test('who may not book is not offered it', async () => {
  await open({ holds: ['employees.view_employee'] })
  await expect.element(page.getByText('Jana Reuter')).toBeVisible()
  expect(page.getByRole('button', { name: 'Start booking' }).elements()).toEqual([])
  expect(page.getByRole('heading', { name: /^Bookings/ }).elements()).toEqual([])
  await openMenu()
  expect(inMenu('Start booking').elements()).toEqual([])
})

test('the table says who was asked, in words as well', async () => {
  await open({ candidate: { ...aCandidate('applied'), facility_asked: true } })
  for (const name of ['Employee was asked', 'Profile sent']) await expect.element(page.getByRole('columnheader', { name })).toBeVisible()
  await mark('Facility').hover()
  await expect.element(page.getByText('The facility was asked by phone or e-mail.')).toBeVisible()
  await mark('Employee').hover()
  await expect.element(page.getByText('The employee has not been asked by phone or e-mail yet.')).toBeVisible()
})

const marks = { Employee: 'Employee was asked', Facility: 'Profile sent' }
const mark = (of: keyof typeof marks) => page.getByRole('button', { name: `${marks[of]}: Jana Reuter` })

/** Keeps the marks as the server would. */
async function openAsked(candidate: Candidate) {
  let now = candidate
  const { written } = await openVacancies({
    at: '/vacancies/12',
    holds: all,
    served: {
      'GET /candidates.json/': () => rows([now]),
      'GET /bookings.json/': rows([]),
      'POST /candidates/9/asked.json/': ({ body }) => {
        const { who, value } = body as { who: 'employee' | 'facility'; value: boolean }
        const applied = who === 'facility' && value && now.status === 'new'
        now = { ...now, [`${who}_asked`]: value, ...(applied && { status: 'applied' }), version: `${who} ${value}` }
        return { status: 200, data: now, group: 42 }
      },
      'POST /history/groups/42/undo.json/': { status: 200, data: { group: 43, lines: [] } },
    },
  })
  return { written }
}

test('that the employee was asked by telephone is noted at the mark, told, and taken back there or by the notice', async () => {
  const { written } = await openAsked(aCandidate('applied'))
  const asked = (value: boolean) => ['POST /candidates/9/asked.json/', { who: 'employee', value }]
  await expect.element(mark('Employee')).toHaveAttribute('aria-pressed', 'false')
  await mark('Employee').click()
  await expect.element(page.getByText('Jana Reuter: employee was asked', { exact: true })).toBeVisible()
  await expect.element(mark('Employee')).toHaveAttribute('aria-pressed', 'true')
  await mark('Employee').click()
  await expect.element(page.getByText('Jana Reuter: employee was not asked')).toBeVisible()
  await expect.element(mark('Employee')).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: /^Undo/ }).last().click()
  await expect.element(page.getByText('Undone')).toBeVisible()
  expect(written()).toEqual([asked(true), asked(false), ['POST /history/groups/42/undo.json/', undefined]])
})

test('from when the candidate is free is noted where she says so', async () => {
  const { written } = await open({ patch: () => ({ status: 200, data: aCandidate('applied') }) })
  await openMenu()
  await inMenu('Available from …').click()
  const dialog = page.getByRole('dialog', { name: /^Available from/ })
  await dialog.getByLabelText('Available from').fill('14.12.2026')
  await dialog.getByRole('button', { name: 'Available from' }).click()
  await expect.element(page.getByText('Availability was changed')).toBeVisible()
  expect(written()).toEqual([['PATCH /candidates/9.json/', { employee: { available_from_date: '2026-12-14' }, version: 'first' }]])
})

test('the next step of a candidate whom the facility does not know is to send the profile, then to book', async () => {
  await open({ candidate: aCandidate('new') })
  await expect.element(page.getByRole('button', { name: 'Send profile' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Start booking' }).elements()).toEqual([])
})
