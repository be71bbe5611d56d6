import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aFinding } from '../judge/finding.test-support.ts'
import { formatDay } from '../shared/language/format.ts'
import { aVacancy } from '../vacancy/vacancy.test-support.ts'
import { aBooking, inDays } from './booking.test-support.ts'
import { dialog, field, openBooking } from './bookings.test-support.ts'

const save = () => dialog().getByRole('button', { name: 'Save' }).click()
const question = () => page.getByRole('dialog', { name: 'Save anyway?' })

/** Jana Reuter's booking runs from day 3 to day 30; this finding is in the way. */
const stored = 'booking&booking-id=31'
const booked = aFinding('Already booked: Fachklinik Hohenwald, from 04.12.26')
const moved = ['PATCH /bookings/31.json/', { date_range: { lower: inDays(4) } }]

async function moveStart(day: string) {
  await field('Period, from').fill(day)
  await userEvent.keyboard('{Enter}')
}

test('the form tells what speaks against the booking as it stands there', async () => {
  const { judged } = await openBooking({ at: stored, findings: [booked, aFinding('Absent: vacation, 04.12.26 – 07.12.26')] })
  await expect.element(dialog().getByText(booked.text)).toBeVisible()
  await expect.element(dialog().getByText(/^Absent: vacation/)).toBeVisible()
  const place = { vacancy: null, facility: 7, vacancy_type: 6, department: null, booking_type: 'new_deployment' }
  expect(judged()).toEqual([{ id: 31, employee: 5, ...place, date_range: { lower: inDays(3), upper: inDays(30) } }])
})

test('nothing is asked before it is said who goes when', async () => {
  const { judged } = await openBooking({ at: 'booking&booking-from=vacancy:12', findings: [booked] })
  await expect.element(field('Employee')).toBeVisible()
  expect(judged()).toEqual([])
})

test('what stood in the form is confirmed by saving', async () => {
  const { written } = await openBooking({ at: stored, findings: [booked] })
  await moveStart(formatDay(inDays(4)))
  await expect.element(dialog().getByText(booked.text)).toBeVisible()
  await vi.waitFor(() => expect(document.querySelector('.k-notice')).not.toBeNull())
  await save()
  await vi.waitFor(() => expect(written()).toMatchObject([moved]))
})

test('what has got in the way since is asked about, and whoever is not sure stays in the form', async () => {
  let findings: object[] = []
  const { written, judged } = await openBooking({
    at: stored,
    served: { 'POST /bookings/judge.json/': () => ({ status: 200, data: { findings } }) },
  })
  await moveStart(formatDay(inDays(4)))
  await vi.waitFor(() => expect(judged()).toHaveLength(2))
  findings = [booked]
  await save()
  await expect.element(question().getByText(booked.text)).toBeVisible()
  await question().getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(question()).not.toBeInTheDocument()
  expect(written()).toEqual([])
  await expect.element(dialog().getByText(booked.text)).toBeVisible()
  await save()
  await vi.waitFor(() => expect(written()).toMatchObject([moved]))
})

test('moving a booking to another vacancy is judged as well', async () => {
  const paused = aVacancy({ id: 13, name: 'Nachtdienst ZNA', status: 'paused' })
  const { judged } = await openBooking({
    at: stored,
    booking: aBooking({ vacancy: { id: 12, name: 'Fachkraft ZNA, Klinikum Spreetal' }, vacancy_type: null }),
    served: {
      'GET /vacancies/13.json/': { status: 200, data: paused },
      'GET /autocompletes/vacancies.json/': { status: 200, data: [{ id: 13, name: paused.name }] },
    },
  })
  await field('Vacancy').click()
  await page.getByTitle(paused.name).click()
  await vi.waitFor(() => expect(judged().at(-1)).toMatchObject({ vacancy: 13 }))
})

test('a change that moves nothing asks for nothing, and is not told of days that are over', async () => {
  const over = aFinding('Absent: sick, long ago', { lower: inDays(-5), upper: inDays(-3) })
  const booking = aBooking({ lasts: [-10, 30] })
  const { written } = await openBooking({ at: stored, booking, findings: [over, booked] })
  await expect.element(dialog().getByText(booked.text)).toBeVisible()
  expect(dialog().getByText(over.text).elements()).toEqual([])
  await field('Notes').fill('With accommodation.')
  await save()
  await vi.waitFor(() => expect(written()).toEqual([['PATCH /bookings/31.json/', { notes: 'With accommodation.', version: 'first' }]]))
})

test('what forbids the booking is told in red, and the server has the last word', async () => {
  const forbidden = aFinding('Blocked at this facility', { level: 'block' })
  const refused = { status: 400, data: { errors: { findings: [forbidden.text] }, findings: [forbidden] } }
  await openBooking({ at: stored, findings: [forbidden], served: { 'PATCH /bookings/31.json/': refused } })
  await expect.element(dialog().getByText(forbidden.text)).toBeVisible()
  expect(document.querySelector('.k-notice-forbidden')).not.toBeNull()
  await moveStart(formatDay(inDays(4)))
  await save()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(forbidden.text)
})

test('where it cannot be checked the form says so and asks', async () => {
  await openBooking({ at: stored, served: { 'POST /bookings/judge.json/': { status: 500 } } })
  const unchecked = 'Could not check whether anything speaks against this period.'
  await expect.element(dialog().getByText(unchecked)).toBeVisible()
  await moveStart(formatDay(inDays(4)))
  await save()
  await expect.element(question().getByText(unchecked)).toBeVisible()
})

test('nothing moves when a warning comes or goes', async () => {
  await openBooking({ at: stored, findings: [booked] })
  const warning = dialog().getByText(booked.text)
  const height = () => (dialog().element() as HTMLElement).offsetHeight
  await expect.element(warning).toBeVisible()
  const withWarning = height()
  await field('Period, from').clear()
  await userEvent.tab()
  await expect.element(warning).not.toBeInTheDocument()
  expect(height()).toBe(withWarning)
})
