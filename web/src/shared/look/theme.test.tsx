import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setPreference } from '../storage/preference.ts'
import { renderWards, row, serveWards, wardColumns } from '../table/wards.test-support.tsx'

test.each(['light', 'dark'] as const)('what can be pressed is of one colour, %s', async (scheme) => {
  serveWards()
  const [name, ...others] = wardColumns
  await renderWards({ columns: [{ ...name!, cell: (ward) => <a href="/wards">{ward.name}</a> }, ...others] }, '?wards-filter-phrase=ward')
  setPreference({ scheme })
  await expect.poll(() => document.documentElement.dataset['scheme'] ?? 'light').toBe(scheme)
  await expect.element(row('Ward 1')).toBeVisible()
  const colourOf = (found: { element: () => Element }) => getComputedStyle(found.element()).color
  const link = colourOf(page.getByRole('link', { name: 'Ward 1', exact: true }))
  await expect.poll(() => colourOf(page.getByRole('button', { name: 'Clear filters' }))).toBe(link)
  await expect.poll(() => colourOf(page.getByRole('navigation', { name: /^Pages of/ }).getByText('1', { exact: true }))).toBe(link)
})
