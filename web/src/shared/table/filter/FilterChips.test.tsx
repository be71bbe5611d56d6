import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { exceed, near, renderWards, serveWards } from '../wards.test-support.tsx'

const linked = [near, exceed]
const nearby = '?wards-filter-near_employee=Jana Reuter (12)&wards-filter-exceed_distance=true'
const remove = (label: string) => page.getByRole('button', { name: `Remove filter ${label}` })

test('without a filter there is nothing to clear', async () => {
  serveWards()
  await renderWards()
  await expect.element(page.getByText('1 – 10 of 23 records')).toBeVisible()
  expect(page.getByRole('button', { name: 'Clear filters' }).elements()).toEqual([])
})

test('every applied filter is a chip; clearing removes them all and goes to page 1', async () => {
  const { asked } = serveWards()
  const { router } = await renderWards({}, '?wards-filter-phrase=War&wards-filter-priority=high&wards-page=2&wards-sorted_by=name')
  await expect.element(page.getByText('Search: War')).toBeVisible()
  await expect.element(page.getByText('Priority: High')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await vi.waitFor(() => expect(asked().at(-1)).toEqual({ page: '1', size: '10', sort: 'name' }))
  expect(router.state.location.search).toBe('?wards-sorted_by=name')
  expect(page.getByRole('group', { name: 'Applied filters' }).elements()).toEqual([])
})

test('a long value leaves room for the cross that removes it', async () => {
  serveWards()
  await renderWards({}, `?wards-filter-name__icontains=${'Donaudampfschifffahrt'.repeat(20)}`)
  await expect.element(remove('Name')).toBeVisible()
  const [chip, cross] = [document.querySelector('.k-chip')!, remove('Name').element()].map((part) => part.getBoundingClientRect())
  expect(cross!.right).toBeLessThanOrEqual(chip!.right)
})

test('a removed chip takes its filter along and leaves the others', async () => {
  const { asked } = serveWards()
  await renderWards({}, '?wards-filter-name__icontains=War&wards-filter-priority=high')
  await remove('Name').click()
  await vi.waitFor(() => expect(asked().at(-1)).toEqual({ page: '1', size: '10', priority: 'high', sort: 'id' }))
  await expect.element(remove('Priority')).toHaveFocus()
})

test('a dependent filter goes with its parent, and the sort bound to it as well', async () => {
  const { asked } = serveWards()
  await renderWards({ linked }, `${nearby}&wards-sorted_by=distance`)
  await vi.waitFor(() =>
    expect(asked().at(-1)).toEqual({ near_employee_id: '12', filter_by_distance: 'false', page: '1', size: '10', sort: 'distance' }),
  )
  const chips = page.getByRole('group', { name: 'Applied filters' }).element()
  expect(chips.querySelectorAll('.k-chip')).toHaveLength(1)
  await remove('Near').click()
  await vi.waitFor(() => expect(asked().at(-1)).toEqual({ page: '1', size: '10', sort: 'id' }))
})

test('a dependent filter can go alone', async () => {
  const { asked } = serveWards()
  await renderWards({ linked }, `${nearby}&wards-sorted_by=distance`)
  await remove('Beyond radius').click()
  await vi.waitFor(() => expect(asked().at(-1)).toEqual({ near_employee_id: '12', page: '1', size: '10', sort: 'distance' }))
})
