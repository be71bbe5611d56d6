import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWards, serveWards } from './wards.test-support.tsx'

test('when nothing fits, the filters are named, and no others, and can be cleared there', async () => {
  const { asked } = serveWards([])
  await renderWards({}, '?wards-filter-name__icontains=War&wards-filter-priority=high')
  await expect.element(page.getByText('No data for these filters')).toBeVisible()
  await expect.element(page.getByText('Applied: Name War · Priority High.')).toBeVisible()
  await page.getByRole('table').getByRole('button', { name: 'Clear filters' }).click()
  await vi.waitFor(() => expect(asked().at(-1)).toEqual({ page: '1', size: '10', sort: 'id' }))
})
