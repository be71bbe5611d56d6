import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { waiting } from '../shared/program/waiting.ts'
import { flushState, savedState } from '../shared/storage/state-storage.ts'
import { cockpit, ending, inDays, line, openCockpit, rowOf, rowsOf, toggle } from './cockpit.test-support.ts'

const jana = ending(31, 'Jana Reuter', { isMine: true })
const cem = ending(32, 'Cem Arslan')
const absent = ending(5, 'Agnieszka Nowak', {
  record: { resource: 'absences', id: 5, name: 'Agnieszka Nowak' },
  actions: ['stand_in', 'settle'],
})

test('it waits for the first row of the dashboard', async () => {
  const rows = Promise.withResolvers<{ status: number; data: object }>()
  const { asked } = await openCockpit({ rows: { bookings_ending: [jana] }, served: { 'GET /engagements.json/': () => rows.promise } })
  await vi.waitFor(() => expect(asked('/engagements.json/').length).toBeGreaterThan(0))
  expect(asked('/cockpit.json/')).toEqual([])
  rows.resolve({ status: 200, data: { count: 0, next: null, previous: null, results: [] } })
  await expect.element(toggle('1 Bookings ending')).toBeVisible()
})

test('one line says how much there is to do, and empty sections take no room', async () => {
  await openCockpit({ rows: { bookings_ending: [jana, cem], absent_but_booked: [absent] } })
  await expect.element(toggle('2 Bookings ending')).toHaveAttribute('aria-expanded', 'false')
  expect(line()).toEqual(['1 Absent but booked', '2 Bookings ending'])
  expect(cockpit.getByRole('listitem').elements()).toEqual([])
})

test('where there is nothing to do a line says so', async () => {
  await openCockpit({ rows: {} })
  await expect.element(cockpit.getByText('Nothing needs attention.', { exact: false })).toBeVisible()
})

test('who has no right to any section has no cockpit, and none is asked for', async () => {
  const { asked } = await openCockpit({ rows: { bookings_ending: [jana] }, permissions: [] })
  await expect.element(page.getByRole('table', { name: 'Follow-ups' })).toBeVisible()
  expect(asked('/cockpit.json/')).toEqual([])
  await expect.element(cockpit).not.toBeInTheDocument()
})

test('who sees only what is hers finds it so again', async () => {
  const { id, asked, leave } = await openCockpit({ rows: { bookings_ending: [jana, cem], absent_but_booked: [absent] } })
  await toggle('2 Bookings ending').click()
  await expect.element(rowOf('Bookings ending', 'Cem Arslan')).toBeVisible()
  await cockpit.getByText('Mine', { exact: true }).click()
  await expect.element(toggle('1 Bookings ending')).toBeVisible()
  expect(line()).toEqual(['1 Bookings ending'])
  await expect.element(rowOf('Bookings ending', 'Cem Arslan')).not.toBeInTheDocument()
  expect(asked('/cockpit/bookings_ending.json/').at(-1)).toEqual({ mine: '1', page: '1', size: '10' })
  await leave()
  await openCockpit({ rows: { bookings_ending: [jana, cem], absent_but_booked: [absent] }, id })
  await expect.element(toggle('1 Bookings ending')).toHaveAttribute('aria-expanded', 'true')
})

test('its place is kept until it is there, so that nothing below moves under the mouse', async () => {
  const table = page.getByRole('table', { name: 'Follow-ups' })
  const place = () => table.element().getBoundingClientRect().top
  const { id, leave } = await openCockpit({ rows: { bookings_ending: [jana, cem] } })
  await toggle('2 Bookings ending').click()
  await expect.element(rowOf('Bookings ending', 'Cem Arslan')).toBeVisible()
  await vi.waitFor(() => {
    flushState()
    expect(savedState(`kasack-cockpit-height:${id}`)).toBeGreaterThan(80)
  })
  await leave()
  const counts = Promise.withResolvers<{ status: number; data: object }>()
  await openCockpit({ rows: { bookings_ending: [jana, cem] }, served: { 'GET /cockpit.json/': () => counts.promise }, id })
  await expect.element(table).toBeVisible()
  const before = place()
  counts.resolve({ status: 200, data: { sections: [{ code: 'bookings_ending', count: 2, mine: 1 }] } })
  await expect.element(rowOf('Bookings ending', 'Cem Arslan')).toBeVisible()
  expect(place()).toBe(before)
  await toggle('2 Bookings ending').click()
  await vi.waitFor(() => expect(place()).toBeLessThan(before))
})

test('a row says when, what and whom to call; late is red, today amber, and a day since when is neither', async () => {
  const late = ending(33, 'Vera Lindner', { date: inDays(-1) })
  const due = ending(34, 'Mia Falk', { date: inDays(0) })
  const profile = ending(9, 'Jana Reuter', { record: { resource: 'candidates', id: 9, name: 'Jana Reuter' }, date: inDays(-4) })
  await openCockpit({ rows: { bookings_ending: [late, due, jana], profiles_unanswered: [profile] } })
  await toggle('3 Bookings ending').click()
  const row = rowOf('Bookings ending', 'Jana Reuter')
  await expect.element(row.getByRole('link', { name: 'Jana Reuter, Klinikum Spreetal' })).toHaveAttribute('href', '/vacancies/12')
  await expect.element(row.getByText('Martina Kessler')).toBeVisible()
  await expect.element(row.getByRole('link', { name: /901820$/ })).toHaveAttribute('href', 'tel:+4930901820')
  const look = (name: string) => rowOf('Bookings ending', name).getByRole('time')
  await expect.element(look('Vera Lindner')).toHaveClass('k-late')
  await expect.element(look('Mia Falk')).toHaveClass('k-today')
  await expect.element(look('Jana Reuter')).not.toHaveClass('k-late')
  await toggle('1 Profiles awaiting a reply').click()
  await expect.element(rowOf('Profiles awaiting a reply', 'Jana Reuter').getByRole('time')).not.toHaveClass('k-late')
})

test('ten rows are read, and ten more on demand', async () => {
  const many = Array.from({ length: 23 }, (_, at) => ending(200 + at, `Person ${at + 1}`))
  await openCockpit({ rows: { bookings_ending: many } })
  await toggle('23 Bookings ending').click()
  await expect.element(rowOf('Bookings ending', 'Person 10,')).toBeVisible()
  expect(rowsOf('Bookings ending').getByRole('listitem').elements()).toHaveLength(10)
  await cockpit.getByRole('button', { name: 'More (13)' }).click()
  await expect.element(rowOf('Bookings ending', 'Person 20,')).toBeVisible()
  await cockpit.getByRole('button', { name: 'More (3)' }).click()
  await expect.element(rowOf('Bookings ending', 'Person 23,')).toBeVisible()
  expect(cockpit.getByRole('button', { name: /^More/ }).elements()).toEqual([])
})

test('sections are moved along the line, and stay where their user has put them', async () => {
  const rows = () => ({ absent_but_booked: [absent], bookings_ending: [jana], documents_due: [cem] })
  const { id, leave } = await openCockpit({ rows: rows() })
  await toggle('1 Bookings ending').click()
  await cockpit.getByRole('button', { name: 'Move “Bookings ending” forward' }).click()
  await vi.waitFor(() => expect(line()).toEqual(['1 Bookings ending', '1 Absent but booked', '1 Documents expiring']))
  const forward = cockpit.getByRole('button', { name: 'Move “Bookings ending” forward' })
  await expect.element(forward).toHaveAttribute('aria-disabled', 'true')
  await expect.element(forward).toHaveFocus()
  await leave()
  await openCockpit({ rows: rows(), id })
  await expect.element(rowOf('Bookings ending', 'Jana Reuter')).toBeVisible()
  expect(line()).toEqual(['1 Bookings ending', '1 Absent but booked', '1 Documents expiring'])
})

test('the tab and the head of the page say how much is the user’s, the tab also on other pages', async () => {
  const { router } = await openCockpit({
    rows: { bookings_ending: [jana, cem], documents_due: [ending(3, 'Mia Falk', { isMine: true })] },
    served: { 'GET /facilities.json/': { status: 200, data: { count: 0, next: null, previous: null, results: [] } } },
  })
  await expect.element(page.getByText('2 for you', { exact: true })).toBeVisible()
  expect(document.title).toMatch(/^\(2\) .+ · Kasack$/)
  await router.navigate('/facilities')
  await vi.waitFor(() => expect(document.title).toBe('(2) Facilities · Kasack'))
})

test('the sign of the installed program says it as well, and goes with the last of it', async () => {
  const told: (number | undefined)[] = []
  const set = vi.spyOn(navigator, 'setAppBadge').mockImplementation(async (count) => void told.push(count))
  const clear = vi.spyOn(navigator, 'clearAppBadge').mockImplementation(async () => void told.push(0))
  onTestFinished(() => [set, clear].forEach((spy) => spy.mockRestore()))
  await openCockpit({ rows: { bookings_ending: [jana] } })
  await toggle('1 Bookings ending').click()
  await cockpit.getByRole('button', { name: 'Let it end: Jana Reuter' }).click()
  await vi.waitFor(() => expect(told).toEqual([1, 0]))
})

test('nothing is told of a number that nobody knows any more', async () => {
  await openCockpit({ rows: { bookings_ending: [cem] } })
  await expect.element(toggle('1 Bookings ending')).toBeVisible()
  expect(document.title).not.toContain('(')
  expect(waiting.get()).toBe(0)
})

test('where it cannot be told its place says so, and no notice', async () => {
  await openCockpit({ rows: {}, served: { 'GET /cockpit.json/': { status: 500 } } })
  await expect.element(cockpit.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'Follow-ups' })).toBeVisible()
})
