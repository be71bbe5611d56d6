import type { Week } from '@kasack/contract/availability.ts'
import { availabilityOfEmployee, availabilityOfVacancy } from '@kasack/contract/availability.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShell } from '../test/render-routes.tsx'
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
  await expect.element(page.getByRole('list', { name: 'Calendar weeks' })).toBeVisible()
  const list = page.getByRole('list', { name: 'Calendar weeks' }).element() as HTMLElement
  list.focus()
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

test('whoever may not see bookings is shown nothing', async () => {
  await renderInShell(<AvailabilityGrid weeks={null} />)
  expect(page.getByRole('list').elements()).toEqual([])
})
