import type { BookingAbsence } from '@kasack/contract/shared-shape.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aFinding } from '../judge/finding.test-support.ts'
import { renderInShell } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aBooking, inDays } from './booking.test-support.ts'
import { BookingList } from './BookingList.tsx'
import { BookingTable } from './BookingTable.tsx'
import { BookingToday } from './BookingToday.tsx'

const user = aUser({ permissions: ['vacancies.view_booking', 'vacancies.add_booking', 'employees.view_employee'] })
const bookings = [
  aBooking({ id: 1, lasts: [5, 30] }),
  aBooking({ id: 2, lasts: [-5, null] }),
  aBooking({ id: 3, lasts: [-5, 2], terminated: true }),
  aBooking({ id: 4, lasts: [9, 20], cancelled: true, notes: 'The ward closes.' }),
  aBooking({ id: 5, lasts: [-30, -9], vacancy: { id: 12, name: 'Fachkraft ZNA, Klinikum Spreetal' }, vacancy_type: null }),
]

async function openTable() {
  const calls = serve({ 'GET /bookings.json/': { status: 200, data: { count: 7, next: '/', previous: null, results: bookings } } })
  const { router } = await renderInShell(<BookingTable tableKey="eb" of={{ entity: 'employee', id: 5 }} />, {
    session: { state: 'in', user },
  })
  return { router, asked: () => calls.map(({ url }) => Object.fromEntries(url.searchParams)) }
}

test('the bookings of an employee come five at a time, the latest first, and the address keeps the page', async () => {
  const { router, asked } = await openTable()
  await page.getByTitle('2', { exact: true }).click()
  await vi.waitFor(() => expect(asked().at(-1)).toEqual({ employee__id: '5', page: '2', size: '5', sort: '-date_range' }))
  expect(new URLSearchParams(router.state.location.search).get('eb-page')).toBe('2')
})

test('each row says how today lies to it; what goes on is marked, what was called off or ended early is grey', async () => {
  await openTable()
  const rows = page.getByRole('table').getByRole('row')
  for (const [at, words, state] of [
    [1, 'starts in 5 days', null],
    [2, 'ongoing', 'k-ongoing'],
    [3, 'Ended', 'k-disabled'],
    [4, 'Cancelled', 'k-disabled'],
    [5, 'ended 9 days ago', null],
  ] as const) {
    await expect.element(rows.nth(at).getByText(words, { exact: true })).toBeVisible()
    const marks = ['k-ongoing', 'k-disabled'].filter((mark) => rows.nth(at).element().classList.contains(mark))
    expect(marks).toEqual(state ? [state] : [])
  }
})

test('a row tells everything that was agreed', async () => {
  const agreed = aBooking({
    vacancy: { id: 12, name: 'Fachkraft ZNA, Klinikum Spreetal' },
    vacancy_type: null,
    department: { id: 4, name: 'Notaufnahme' },
    qualification: { id: 2, name: 'Dialyse' },
    bonus: '15.50',
    insitu: 'framework_contract',
    replacement_for: { id: 6, name: 'Mia Lorenz' },
    send_documents: [
      { id: 1, name: 'Lebenslauf' },
      { id: 2, name: 'Rahmenvertrag' },
    ],
    facility_pays_transportation_expenses: 'not_daily',
    employee_transportation_expenses: 'company_car',
    accommodation: 'yes',
    accommodation_package: '900.00',
    accommodation_price: '1100.00',
    notes: 'Night shifts.',
  })
  serve({ 'GET /bookings.json/': { status: 200, data: { count: 1, next: null, previous: null, results: [agreed] } } })
  await renderInShell(<BookingTable tableKey="fb" of={{ entity: 'facility', id: 7 }} />, { session: { state: 'in', user } })
  const row = page.getByRole('row', { name: /Jana Reuter/ })
  await expect.element(row).toBeVisible()
  for (const words of [
    'Fachkraft ZNA, Klinikum Spreetal',
    'New deployment',
    '48,50\u00a0€',
    'Notaufnahme',
    'Dialyse',
    '160,00\u00a0h per month',
    'Expenses: 28,00\u00a0€',
    'Bonus: 15,50\u00a0€',
    'Employee travel: company car',
    'Travel paid by the facility: not daily',
    'Accommodation: yes (900,00\u00a0€ / 1.100,00\u00a0€)',
    'Framework contract',
    'Replacement for: Mia Lorenz',
    'Documents: Lebenslauf, Rahmenvertrag',
    'Night shifts.',
  ])
    expect(row.element().textContent).toContain(words)
})

test('a row says how much speaks against the booking, and nothing where nothing does', async () => {
  const results = ([['block', 1], ['warn', 2], ['tell', 3], [null, 4]] as const).map(([findings_level, id]) => aBooking({ id, findings_level })) // prettier-ignore
  serve({ 'GET /bookings.json/': { status: 200, data: { count: 4, next: null, previous: null, results } } })
  await renderInShell(<BookingTable tableKey="vb" of={{ entity: 'vacancy', id: 12 }} />, { session: { state: 'in', user } })
  const rows = page.getByRole('table').getByRole('row')
  for (const [at, word] of ['Blocked', 'Warning', 'Note'].entries()) await expect.element(rows.nth(at + 1).getByText(word)).toBeVisible()
  expect(rows.nth(4).element().textContent).not.toMatch(/Blocked|Warning|Note/)
})

test('a row whose exceptions allow what forbids the booking says so, one with another obstacle stays blocked', async () => {
  const overrides = [
    {
      code: 'inactive',
      reason: 'Comes back in May',
      user: { id: 2, name: 'Lea Vogt' },
      datetime: '2026-11-16T08:00:00.000000Z',
      text: 'Employee inactive',
    },
  ]
  const blocked = (id: number, findings_excused: boolean) => aBooking({ id, overrides, findings_level: 'block', findings_excused })
  serve({
    'GET /bookings.json/': { status: 200, data: { count: 2, next: null, previous: null, results: [blocked(1, true), blocked(2, false)] } },
    'POST /bookings/judge.json/': { status: 200, data: { findings: [aFinding('The employee is inactive.', { level: 'block' })] } },
  })
  await renderInShell(<BookingTable tableKey="vb" of={{ entity: 'vacancy', id: 12 }} />, { session: { state: 'in', user } })
  const mark = (row: number) => page.getByRole('table').getByRole('row').nth(row).getByRole('note')
  await expect.element(mark(1)).toHaveTextContent('Blocked, with an exception')
  expect(mark(2).element().textContent).toBe('Blocked')
  await mark(1).hover()
  await expect
    .element(page.getByRole('tooltip'))
    .toMatchTextContent(/The employee is inactive\.\s+Exception: Employee inactive – Comes back in May \(Lea Vogt, /)
})

test('a row says when who is booked is away, and who stands in on which days', async () => {
  const range = (lower: number, upper: number) => ({ lower: inDays(lower), upper: inDays(upper), bounds: '[]' as const })
  const away = (id: number, lower: number, upper: number, stand_ins: BookingAbsence['stand_ins'] = []) => ({
    id,
    reason_display: ['', 'sick', 'vacation', 'other', 'overtime free'][id]!,
    date_range: range(lower, upper),
    stand_ins,
  })
  const mia = (lower: number, upper: number) => [{ id: 9, name: 'Mia Lorenz', date_range: range(lower, upper) }]
  const results = [
    aBooking({ id: 1, lasts: [-9, 30], absences: [away(4, -9, -1), away(1, -3, 0), away(2, 5, 9, mia(5, 9)), away(3, 20, 21)] }),
    aBooking({ id: 2, lasts: [-9, 8], absences: [away(1, 5, 12, mia(5, 8))] }),
    aBooking({ id: 3, lasts: [-9, 30], absences: [away(2, 5, 9, mia(5, 8))] }),
    aBooking({ id: 4, lasts: [-9, 30], absences: null }),
  ]
  serve({ 'GET /bookings.json/': { status: 200, data: { count: 4, next: null, previous: null, results } } })
  await renderInShell(<BookingTable tableKey="vb" of={{ entity: 'vacancy', id: 12 }} />, { session: { state: 'in', user } })
  const told = (row: number) => page.getByRole('table').getByRole('row').nth(row).element().textContent
  await vi.waitFor(() => expect(told(1)).toMatch(/sick .+vacation .+Mia Lorenz stands in(?! \().*and 1 more/))
  expect(told(1)).not.toContain('overtime free')
  expect(told(2)).toMatch(/sick .+Mia Lorenz stands in(?! \()/)
  expect(told(3)).toMatch(/vacation .+Mia Lorenz stands in \(/)
  expect(told(4)).not.toMatch(/sick|vacation|stands in/)
})

test('the list of all bookings says once who has made one, and when', async () => {
  serve({ 'GET /bookings.json/': { status: 200, data: { count: 1, next: null, previous: null, results: [bookings[0]] } } })
  await renderInShell(<BookingList />, { session: { state: 'in', user } })
  await expect.element(page.getByText('New deployment')).toBeVisible()
  expect(page.getByRole('table').getByText('Jule Brandner').elements()).toHaveLength(1)
})

const item = (id: number, lower: number, upper: number | null) => ({
  id,
  booking_type: 'new_deployment' as const,
  date_range: { lower: inDays(lower), upper: upper === null ? null : inDays(upper), bounds: '[]' as const },
  record: { id, path: '/facilities' as const, name: `Haus ${id}` },
  cancelled: false,
  terminated: false,
})

test.each([
  ['the one whose days contain today', [item(1, -30, -1), item(2, -1, 1), item(3, 2, 9)], 'Haus 2'],
  ['on its last day as well', [item(1, -30, 0)], 'Haus 1'],
  ['on its first day as well', [item(1, 0, null)], 'Haus 1'],
  ['of several the one that began last', [item(1, -30, null), item(2, -2, 3)], 'Haus 2'],
])('the current booking of an employee is %s', async (_, known, name) => {
  await renderInShell(<BookingToday bookings={known} />)
  await expect.element(page.getByRole('link', { name: /^Haus/ })).toHaveTextContent(name)
})

test('between two bookings nobody is booked', async () => {
  await renderInShell(<BookingToday bookings={[item(1, -30, -1), item(2, 1, 9)]} />)
  await expect.element(page.getByText('not booked today')).toBeVisible()
})

test('who may not see bookings reads nothing of a current one', async () => {
  await renderInShell(<BookingToday bookings={null} />)
  await expect.element(page.getByRole('banner')).toBeVisible()
  expect(page.getByText(/book/i).elements()).toEqual([])
})
