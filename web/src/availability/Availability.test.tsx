import type { AbsenceWhileBooked, Week } from '@kasack/contract/availability.ts'
import { availabilityOfEmployee, availabilityOfVacancy } from '@kasack/contract/availability.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShell } from '../test/render-routes.tsx'
import { inDays } from '../vacancy/vacancy.test-support.ts'
import { AvailabilityAbsent } from './AvailabilityAbsent.tsx'
import { AvailabilityGrid } from './AvailabilityGrid.tsx'

const week = { lower: '2026-12-21', upper: '2026-12-27' }
const weeks: Week[] = availabilityOfVacancy('2026-12-14', [week, week, week], { lower: '2026-12-14', upper: '2027-01-10', positions: 8 })

const told = () =>
  page
    .getByRole('list', { name: 'Calendar weeks' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

test('every week says when it is and how many positions are taken', async () => {
  await renderInShell(<AvailabilityGrid weeks={weeks} />)
  await vi.waitFor(() => expect(told()).toHaveLength(12))
  expect(told().slice(0, 2)).toEqual([
    'Week 51 (14.12.–20.12.2026): not booked, 0 of 8',
    'Week 52 (21.12.–27.12.2026): partly booked, 3 of 8',
  ])
  expect(told()[4]).toBe('Week 2 (11.01.–17.01.2027): outside the period')
})

test('six weeks stand in a line', async () => {
  await renderInShell(<AvailabilityGrid weeks={weeks} />)
  await vi.waitFor(() => expect(told()).toHaveLength(12))
  const tops = page
    .getByRole('list', { name: 'Calendar weeks' })
    .getByRole('listitem')
    .elements()
    .map((cell) => cell.getBoundingClientRect().top)
  expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6])
})

test('a person is free or taken', async () => {
  await renderInShell(<AvailabilityGrid weeks={availabilityOfEmployee('2026-12-14', [week])} of="person" />)
  await vi.waitFor(() => expect(told().slice(0, 2)).toEqual(['Week 51 (14.12.–20.12.2026): free', 'Week 52 (21.12.–27.12.2026): taken']))
})

test('the weeks are read one after the other by keys', async () => {
  await renderInShell(<AvailabilityGrid weeks={weeks} />)
  const tooltip = page.getByRole('tooltip')
  const list = page.getByRole('list', { name: 'Calendar weeks' })
  await expect.element(list).toBeVisible()
  await userEvent.unhover(list) // where the last test left the pointer, a week may tell of itself
  ;(list.element() as HTMLElement).focus()
  await expect.element(tooltip).toHaveTextContent('Week 51 (14.12.–20.12.2026): not booked, 0 of 8')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tooltip).toHaveTextContent('Week 52 (21.12.–27.12.2026): partly booked, 3 of 8')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(tooltip).toHaveTextContent('Week 5 (01.02.–07.02.2027): outside the period')
  await userEvent.keyboard('{ArrowDown}{Home}')
  await expect.element(tooltip).toHaveTextContent('Week 51 (14.12.–20.12.2026): not booked, 0 of 8')
})

test('a week tells what it means under the pointer', async () => {
  await renderInShell(<AvailabilityGrid weeks={weeks} />)
  await page.getByRole('listitem').nth(1).hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Week 52 (21.12.–27.12.2026): partly booked, 3 of 8')
})

/** Jana Reuter is booked and away; tests override what matters to them. */
const anAbsence = (absence: Partial<AbsenceWhileBooked> = {}): AbsenceWhileBooked => ({
  employee: { id: 5, name: 'Jana Reuter' },
  reason_display: 'sick',
  lower: '2026-12-27',
  upper: '2027-01-04',
  stand_ins: [],
  ...absence,
})

test('a week in which somebody booked is away is hatched, and says who is away and who stands in', async () => {
  const stand_ins = [{ id: 9, name: 'Mia Lorenz', lower: '2027-01-04', upper: null }]
  await renderInShell(<AvailabilityGrid weeks={weeks} absences={[anAbsence({ stand_ins })]} />)
  const away = 'Jana Reuter: sick 27.12.–04.01.'
  await vi.waitFor(() => expect(told().slice(0, 5)).toEqual([
    'Week 51 (14.12.–20.12.2026): not booked, 0 of 8',
    `Week 52 (21.12.–27.12.2026): partly booked, 3 of 8; ${away}`,
    `Week 53 (28.12.–03.01.2027): not booked, 0 of 8; ${away}`,
    `Week 1 (04.01.–10.01.2027): not booked, 0 of 8; ${away}, Mia Lorenz stands in`,
    'Week 2 (11.01.–17.01.2027): outside the period',
  ])) // prettier-ignore
  const cells = page.getByRole('listitem').elements()
  const hatched = cells.map((cell) => cell.querySelector('.k-week-away') !== null)
  expect(hatched.slice(0, 5)).toEqual([false, true, true, true, false])
  await page.getByRole('listitem').nth(1).hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(`Week 52 (21.12.–27.12.2026): partly booked, 3 of 8${away}`)
})

const stoodIn = (lower: number, upper: number) => [{ id: 9, name: 'Mia Lorenz', lower: inDays(lower), upper: inDays(upper) }]
const fromTo = (lower: number, upper: number, more = {}) => anAbsence({ lower: inDays(lower), upper: inDays(upper), ...more })

test.each([
  ['who is away with nobody standing in, until the last day', [fromTo(-3, 0)], /Absent: Jana Reuter, sick .+, no stand-in$/],
  ['the days on which nobody stands in', [fromTo(1, 9, { stand_ins: stoodIn(1, 5) })], /no stand-in on \d\d[\d.–]+\.$/],
  ['three at most', [1, 2, 3, 4, 5].map((day) => fromTo(day, day)), /no stand-in.+and 2 more$/],
])('the page of a vacancy names %s', async (_, absences, words) => {
  await renderInShell(<AvailabilityAbsent absences={absences} />)
  await vi.waitFor(() => expect(page.getByRole('note').element().textContent).toMatch(words))
})

test.each([
  ['absences that are over', [fromTo(-3, -1)]],
  ['absences with somebody standing in on each day to come', [fromTo(-3, 4, { stand_ins: stoodIn(0, 4) })]],
  ['what the reader may not see', null],
])('it says nothing of %s', async (_, absences) => {
  await renderInShell(<AvailabilityAbsent absences={absences} />)
  await expect.element(page.getByRole('banner')).toBeVisible()
  expect(page.getByRole('note').elements()).toEqual([])
})

test('whoever may not see bookings is shown nothing', async () => {
  await renderInShell(<AvailabilityGrid weeks={null} />)
  expect(page.getByRole('list').elements()).toEqual([])
})
