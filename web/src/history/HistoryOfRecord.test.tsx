import { booking } from '@kasack/contract/booking.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { facility } from '@kasack/contract/facility.ts'
import type { HistoryLine } from '@kasack/contract/history.ts'
import { judgeSetting } from '@kasack/contract/judge-setting.ts'
import { defaultLevels } from '@kasack/contract/judge-level.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShell } from '../test/render-routes.tsx'
import type { ServedRequest } from '../test/serve.ts'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aLine, aPage } from './history.test-support.ts'
import { HistoryOfRecord } from './HistoryOfRecord.tsx'

const undone = { status: 200, data: { group: 42, lines: [] } }

async function open(lines: HistoryLine[] | ((sent: ServedRequest) => HistoryLine[]), entity: Entity = vacancy) {
  const calls = serve({
    [`GET /${entity.path}/12/history.json/`]: (sent) => aPage(typeof lines === 'function' ? lines(sent) : lines),
    'GET /autocompletes/users.json/': { status: 200, data: [{ id: 2, name: 'Mirko Adler' }] },
    'POST /history/groups/41/undo.json/': undone,
  })
  const user = aUser({ permissions: ['employees.view_employee'] })
  await renderInShell(<HistoryOfRecord entity={entity} id={12} />, { session: { state: 'in', user } })
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  const asked = () =>
    calls.filter(({ url }) => url.pathname.endsWith('/history.json/')).map(({ url }) => Object.fromEntries(url.searchParams))
  const written = () => calls.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url.pathname.slice(7)}`)
  return { asked, written }
}

afterEach(() => {
  vi.useRealTimers()
})

const told = () =>
  [...document.querySelectorAll('.k-changes > div')].map((one) => [...one.querySelectorAll('dt, dd')].map(({ textContent }) => textContent))

test('a change says when, who, which field in the words of the form, and what stood there before', async () => {
  vi.setSystemTime('2026-11-23T09:00:00Z')
  await open([aLine()])
  await expect.element(page.getByRole('heading', { name: /^Today, / })).toBeVisible()
  await expect.element(page.getByText(/^\d\d:\d\d · 10 minutes ago$/)).toBeVisible()
  await expect.element(page.getByText('Mirko Adler')).toBeVisible()
  expect(told()).toEqual([['Positions', 'before 2after 1']])
})

test('a change is taken back with one click, and the history is read again', async () => {
  const { asked, written } = await open([aLine()])
  await page.getByRole('button', { name: /^Undo: Mirko Adler/ }).click()
  await expect.element(page.getByText('Undone')).toBeVisible()
  expect(written()).toEqual(['POST /history/groups/41/undo.json/'])
  await vi.waitFor(() => expect(asked()).toHaveLength(2))
})

test('what cannot be taken back says why', async () => {
  await open([aLine({ can_undo: false, why_not: 'Somebody has changed it since.' })])
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
  undo.element().focus()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Somebody has changed it since.')
})

test('values stand there as they do in forms', async () => {
  const changes = [
    { field: 'date_range', before: { lower: '2026-12-01', upper: null, bounds: '[]' }, after: null },
    { field: 'status', before: 'open', after: 'paused' },
    { field: 'has_car', before: false, after: true },
    { field: 'accommodation_package', before: null, after: '1250.50' },
    { field: 'priority', before: 'low', after: 'high' },
    { field: 'contact_person', before: { id: 3, name: '#3' }, after: { id: 4, name: 'Lena Kessler' } },
    { field: 'exams', before: [{ id: 1, name: 'Examen' }], after: [{ id: 2, name: 'Fachexamen' }] },
  ]
  await open([aLine({ changes })])
  expect(told()).toEqual([
    ['Priority', 'before lowafter high'],
    ['Period', 'before from 01.12.2026after empty'],
    ['Contact person', 'before #3after Lena Kessler'],
    ['Exams', 'removed: Examen, new: Fachexamen'],
    ['Own car required', 'before Noafter Yes'],
    ['Accommodation package', 'before emptyafter 1.250,50\u00a0€'],
    ['Status', 'before Openafter Paused'],
  ])
  await expect.element(page.getByRole('link', { name: 'Lena Kessler' })).toHaveAttribute('href', '/contact-persons/4')
})

test('of a map each key that changed is told by itself', async () => {
  const after = { ...defaultLevels, overlaps_booking: 'block', equal_pay: 'off' }
  await open([aLine({ resource: 'judge-settings', changes: [{ field: 'levels', before: defaultLevels, after }] })], judgeSetting)
  expect(told()).toEqual([
    ['Already booked', 'before warnsafter blocks'],
    ['Equal pay', 'before notesafter off'],
  ])
})

test('of a candidate it is told who was on top of the list that she was chosen from', async () => {
  const note = JSON.stringify({ source: 'matches', top: [12, 5], chosen: [5] })
  await open([aLine({ resource: 'candidates', act: 'created', changes: [], note })], candidate)
  await expect.element(page.getByText('From the matching employees. Chosen: #5')).toBeVisible()
  await expect.element(page.getByText('Top of the list: #12, #5')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '#12' })).toHaveAttribute('href', '/employees/12')
})

test('a long text is told by the words that went and came', async () => {
  await open(
    [aLine({ resource: 'facilities', changes: [{ field: 'comments', before: 'Parken im Hof.', after: 'Parken vor dem Haus.' }] })],
    facility,
  )
  expect(told()).toEqual([['Facility comments', 'Parken removed: im Hof.new: vor dem Haus.']])
  expect(document.querySelectorAll('del, ins')).toHaveLength(2)
})

test('what acts note has words, too, and what nobody did says which way it came', async () => {
  const changes = [
    { field: 'employee_asked', before: false, after: true },
    { field: 'status', before: 'new', after: 'applied' },
  ]
  await open([aLine({ resource: 'candidates', user: null, through: 'job', changes })], candidate)
  await expect.element(page.getByText('Automatically')).toBeVisible()
  expect(told()).toEqual([
    ['Status', 'before Newafter Applied'],
    ['Employee was asked', 'before Noafter Yes'],
  ])
})

test('with what a record began is unfolded', async () => {
  const changes = ['first_name', 'last_name', 'city', 'mobile'].map((field) => ({ field, before: null, after: field }))
  await open([aLine({ act: 'created', resource: 'employees', changes })], employee)
  await expect.element(page.getByText('Created')).toBeVisible()
  const values = page.getByText('4 values')
  await expect.element(page.getByText('first_name')).not.toBeVisible()
  await values.click()
  await expect.element(page.getByText('first_name')).toBeVisible()
})

test('the history is narrowed by field and by person', async () => {
  const { asked } = await open(({ url }) => (url.searchParams.has('field') ? [] : [aLine({ id: 2, group: 43 }), aLine()]))
  await page.getByRole('combobox', { name: 'Field' }).click()
  await userEvent.keyboard('Status{Enter}')
  await expect.element(page.getByText('No changes match this selection.')).toBeVisible()
  expect(asked().at(-1)).toEqual({ field: 'status', size: '20', page: '1' })
})

test('older changes are read on demand', async () => {
  const calls = serve({
    'GET /vacancies/12/history.json/': ({ url }) =>
      url.searchParams.get('page') === '1'
        ? aPage([aLine()], 'more')
        : aPage([aLine({ id: 0, group: 3, datetime: '2026-01-05T08:15:00.000000Z' })]),
  })
  await renderInShell(<HistoryOfRecord entity={vacancy} id={12} />)
  await page.getByRole('button', { name: 'Older changes' }).click()
  await expect.element(page.getByRole('heading', { name: /5 January 2026/ })).toBeVisible()
  await expect.element(page.getByText('09:15', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Older changes' })).not.toBeInTheDocument()
  expect(calls.map(({ url }) => url.searchParams.get('page'))).toEqual(['1', '2'])
})

test('an exception is told with its reason, and without one to who may not see what it is about', async () => {
  const by = { user: { id: 2, name: 'Lea Vogt' }, datetime: '2026-11-16T08:00:00.000000Z' }
  const after = [
    { code: 'inactive', text: 'Employee inactive', reason: 'Abgesprochen', ...by },
    { code: 'not_cleared', text: 'The clearance must be checked.', reason: '', ...by },
  ]
  await open([aLine({ resource: 'bookings', changes: [{ field: 'overrides', before: [], after }] })], booking)
  expect(told()).toEqual([
    ['Exceptions', 'before emptyafter Employee inactive: Abgesprochen (Lea Vogt)\nThe clearance must be checked. (Lea Vogt)'],
  ])
})
