import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setPreference } from '../storage/preference.ts'
import { renderWards, row, serveWards, wardColumns } from '../table/wards.test-support.tsx'

test.each(['light', 'dark'] as const)('what has the focus is framed in the colour of links, by a line of 2 px, %s', async (scheme) => {
  serveWards()
  await renderWards({ columns: wardColumns }, '?wards-filter-phrase=ward')
  setPreference({ scheme })
  await expect.poll(() => document.documentElement.dataset['scheme'] ?? 'light').toBe(scheme)
  const colour = scheme === 'light' ? 'rgb(10, 107, 117)' : 'rgb(92, 192, 201)'
  page.getByRole('searchbox').element().focus()
  const field = page.getByRole('searchbox').element().closest('.ant-input-affix-wrapper')!
  await expect.poll(() => getComputedStyle(field).boxShadow).toBe(`${colour} 0px 0px 0px 1px`)
  const button = page.getByRole('button', { name: 'Clear filters' }).element()
  for (let step = 0; step < 20 && document.activeElement !== button; step += 1) await userEvent.keyboard('{Tab}')
  await expect.poll(() => getComputedStyle(button).outline).toBe(`${colour} solid 2px`)
})

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
  await expect.poll(() => colourOf(page.getByRole('navigation', { name: /^Pages: / }).getByText('1', { exact: true }))).toBe(link)
})
