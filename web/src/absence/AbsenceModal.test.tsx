import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aFinding } from '../judge/finding.test-support.ts'
import { formatDay } from '../shared/language/format.ts'
import { anAbsence, inDays, openAbsences } from './absences.test-support.ts'

const view = 'employees.view_employee'
const add = 'vacancies.add_absence'
const fromEmployee = '/facilities?modals=absence&absence-from=employee:5'

const hit = aFinding('Affects: Elbmark ITS, 02.12.26 – 11.12.26')

const dialog = () => page.getByRole('dialog')
const submit = () => dialog().getByRole('button', { name: 'Create absence' })
const start = () => dialog().getByRole('textbox', { name: 'Period, from' })
const end = () => dialog().getByRole('textbox', { name: 'Period, to' })

async function choose(reason: string) {
  await dialog().getByRole('combobox', { name: 'Reason' }).click()
  await page.getByTitle(reason, { exact: true }).click()
}

async function typeDay(field: ReturnType<typeof start>, day: string) {
  await field.fill(day)
  await userEvent.keyboard('{Enter}')
}

test('a new absence is from today to tomorrow, and is sent as the server wants it', async () => {
  const { written, router } = await openAbsences({ at: fromEmployee })
  await expect.element(start()).toHaveValue(formatDay(inDays(0)))
  await expect.element(end()).toHaveValue(formatDay(inDays(1)))
  await choose('sick')
  await dialog().getByRole('textbox', { name: 'Note' }).fill('Sick note follows.')
  await submit().click()
  await expect.element(page.getByText('Absence was created')).toBeVisible()
  expect(written()).toEqual([
    [
      'POST /absences.json/',
      {
        employee: { id: 5 },
        reason: 'sick',
        date_range: { lower: inDays(0), upper: inDays(1) },
        note: 'Sick note follows.',
      },
    ],
  ])
  expect(router.state.location.search).toBe('')
  expect(page.getByRole('link', { name: /^Visit/ }).elements()).toEqual([])
})

test('a new start brings the next day along as the end, and the end cannot lie before it', async () => {
  await openAbsences({ at: fromEmployee })
  await typeDay(start(), '10.06.2024')
  await expect.element(end()).toHaveValue('11.06.2024')
  await typeDay(end(), '09.06.2024')
  await userEvent.tab()
  await expect.element(dialog().getByText('The end cannot be before the start.')).toBeVisible()
})

test('a duration is one click', async () => {
  await openAbsences({ at: fromEmployee })
  await typeDay(start(), '10.06.2024')
  await dialog().getByRole('button', { name: '2 weeks' }).click()
  await expect.element(end()).toHaveValue('23.06.2024')
  await expect.element(dialog().getByRole('button', { name: '2 weeks' })).toHaveAttribute('aria-pressed', 'true')
})

test('without employee, reason and period nothing is sent, and each says so', async () => {
  const { written } = await openAbsences({ at: '/facilities?modals=absence' })
  await submit().click()
  await expect.element(dialog().getByText('Employee is required!')).toBeVisible()
  await expect.element(dialog().getByText('Reason is required!')).toBeVisible()
  for (const day of [end(), start()]) {
    await day.clear()
    await userEvent.tab()
    await expect.element(dialog().getByText('Period is required!')).toBeVisible()
  }
  expect(written()).toEqual([])
})

test('of a stored absence the employee stands still and is not sent; a moved start keeps the end', async () => {
  const { written } = await openAbsences({ at: '/facilities?modals=absence&absence-id=21', absences: [anAbsence({ lasts: [3, 12] })] })
  await expect.element(dialog().getByText('Jana Reuter', { exact: true })).toBeVisible()
  expect(
    dialog()
      .getByRole('combobox', { name: /^Employee/ })
      .elements(),
  ).toEqual([])
  await typeDay(start(), formatDay(inDays(4)))
  await expect.element(end()).toHaveValue(formatDay(inDays(12)))
  await typeDay(start(), formatDay(inDays(12)))
  await expect.element(end()).toHaveValue(formatDay(inDays(12)))
  await typeDay(start(), formatDay(inDays(20)))
  await expect.element(end()).toHaveValue(formatDay(inDays(21)))
  await dialog().getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() =>
    expect(written()).toEqual([['PATCH /absences/21.json/', { date_range: { lower: inDays(20), upper: inDays(21) }, version: 'AAAA' }]]),
  )
})

test('what the absence affects is named, and nothing is refused for it', async () => {
  const { judged, written } = await openAbsences({ at: fromEmployee, findings: [hit, aFinding('Overlaps with: vacation')] })
  await expect.element(dialog().getByText(hit.text)).toBeVisible()
  await expect.element(dialog().getByText('Overlaps with: vacation')).toBeVisible()
  expect(judged()).toEqual([{ employee: 5, date_range: { lower: inDays(0), upper: inDays(1) } }])
  await choose('sick')
  await submit().click()
  await vi.waitFor(() => expect(written()).toHaveLength(1))
})

test('nothing moves when the warning comes or goes', async () => {
  await openAbsences({ at: fromEmployee, findings: [hit] })
  const warning = dialog().getByText(hit.text)
  const height = () => (dialog().element() as HTMLElement).offsetHeight
  await expect.element(warning).toBeVisible()
  const withWarning = height()
  await end().clear()
  await userEvent.tab()
  await expect.element(warning).not.toBeInTheDocument()
  expect(height()).toBe(withWarning)
})

test('the warning lies below what is wrong with the period', async () => {
  const refused = { status: 400, data: { errors: { date_range: ['The server says no to this period.'] } } }
  await openAbsences({ at: fromEmployee, findings: [hit], saved: refused })
  await choose('sick')
  await submit().click()
  const problem = dialog().getByRole('group', { name: 'Absence' }).getByText('The server says no to this period.')
  await expect.element(problem).toBeVisible()
  const notice = document.querySelector('.k-notice')!.getBoundingClientRect()
  expect(notice.top).toBeGreaterThanOrEqual(problem.element().getBoundingClientRect().bottom)
})

test('what a new absence hits is told once more, with what is to be done about it, each once', async () => {
  const facility = { id: 7, name: 'Elbmark ITS' }
  const { router } = await openAbsences({
    at: fromEmployee,
    holds: [view, add, 'vacancies.add_booking', 'vacancies.view_booking'],
    findings: [{ ...hit, source: { resource: 'bookings', id: 31, name: 'Jana Reuter, 01.12.2026' } }],
    saved: { status: 201, data: anAbsence({ reason: 'sick' }) },
    served: { 'GET /bookings/31.json/': { status: 200, data: { facility, employee: { id: 5, name: 'Jana Reuter' } } } },
  })
  await expect.element(dialog().getByText(hit.text)).toBeVisible()
  await choose('sick')
  await submit().click()
  const notice = page.getByRole('status').filter({ hasText: 'Absence was created' })
  await expect.element(notice.getByText(hit.text)).toBeVisible()
  await notice.getByRole('button', { name: 'Notify the facility' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toContain('email-from=absence-at%3A7&email-with=employee%3A5'))
  expect(notice.getByRole('button', { name: 'Notify the facility' }).elements()).toEqual([])
  await notice.getByRole('button', { name: 'Find a replacement' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toContain('replacement-from=booking%3A31'))
  await expect.element(notice).not.toBeInTheDocument()
})

test('an absence that hits nothing offers nothing', async () => {
  await openAbsences({ at: fromEmployee })
  await choose('sick')
  await submit().click()
  const notice = page.getByRole('status').filter({ hasText: 'Absence was created' })
  await expect.element(notice).toBeVisible()
  expect(notice.getByRole('button', { name: /facility|replacement/ }).elements()).toEqual([])
})

test('a stored absence is judged as a change of itself', async () => {
  const { judged } = await openAbsences({ at: '/facilities?modals=absence&absence-id=21', absences: [anAbsence()] })
  await vi.waitFor(() => expect(judged()).toEqual([{ id: 21, employee: 5, date_range: { lower: inDays(0), upper: inDays(1) } }]))
})

test('who may add but not view reads why no employee can be chosen, and is not asked for the list', async () => {
  const { written, read } = await openAbsences({ at: '/facilities?modals=absence', holds: [add] })
  await expect.element(dialog().getByText('You do not have permission to view employees, so you cannot choose anybody here.')).toBeVisible()
  await choose('sick')
  await submit().click()
  await expect.element(dialog().getByText('Employee is required!')).toBeVisible()
  expect(written()).toEqual([])
  expect(read().filter((path) => /employees|absences/.test(path))).toEqual([])
})

test('who may add but not view enters an absence for the employee the form was opened with', async () => {
  const { written, read } = await openAbsences({ at: fromEmployee, holds: [add] })
  await expect.element(dialog().getByText('chosen when the form was opened')).toBeVisible()
  await choose('other')
  await submit().click()
  await expect.element(page.getByText('Absence was created')).toBeVisible()
  expect(written()).toMatchObject([['POST /absences.json/', { employee: { id: 5 }, reason: 'other' }]])
  expect(read().filter((path) => /employees|absences/.test(path))).toEqual([])
})

const ofStored = '/facilities?modals=absence&absence-id=21'

test('who may change but not view reads that the absence is not for her, and nothing is sent', async () => {
  const { written } = await openAbsences({ at: ofStored, holds: [add], absences: [anAbsence()] })
  await expect.element(dialog().getByText('You are not allowed to view this content (403).')).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Save' })).toBeDisabled()
  expect(written()).toEqual([])
})

test('who loses the right to view while the form is open is answered what was sent, which is enough to go on', async () => {
  const { written, router } = await openAbsences({ at: ofStored, absences: [anAbsence()], changed: { id: 21, note: 'By phone.' } })
  await dialog().getByRole('textbox', { name: 'Note' }).fill('By phone.')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Absence was edited')).toBeVisible()
  await vi.waitFor(() => expect(router.state.location.search).toBe(''))
  expect(written()).toEqual([['PATCH /absences/21.json/', { note: 'By phone.', version: 'AAAA' }]])
})

test.each<[Permission[], boolean]>([
  [[view], false],
  [[add], true],
])('with %s an absence can be created from everywhere: %s', async (holds, isOffered) => {
  await openAbsences({ at: '/facilities', holds })
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Logbook entry' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Absence' }).elements()).toHaveLength(isOffered ? 1 : 0)
})
