import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { near, renderWards, row, serveWards, wardColumns } from '../wards.test-support.tsx'

const open = (column: string) => page.getByRole('button', { name: `Filter ${column}` }).click()
/** Nothing covers the button: a click in its middle hits it. */
function isInReach(name: string): boolean {
  const button = page.getByRole('dialog').getByRole('button', { name }).element()
  const { x, y, width, height } = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

const apply = () => page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()

test('a calendar stands at once where the pointer was before', async () => {
  serveWards()
  await renderWards()
  const waits: Node[] = []
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element && node.querySelector('.k-filter .k-skel')) waits.push(node)
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  await page.getByRole('button', { name: 'Filter Dates' }).hover()
  await import('./DayRangeFilter.tsx')
  await open('Dates')
  await expect.element(page.getByRole('textbox', { name: 'Opened' })).toHaveFocus()
  expect(waits).toEqual([])
  watcher.disconnect()
})

test('part of a text is applied with Enter, from page 1', async () => {
  const { asked } = serveWards()
  const { router } = await renderWards({}, '?wards-page=2')
  await open('Name')
  await page.getByRole('dialog').getByRole('textbox').fill('  Ward ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Name: Ward')).toBeVisible()
  expect(router.state.location.search).toBe('?wards-filter-name__icontains=Ward')
  expect(asked().at(-1)).toMatchObject({ name__icontains: 'Ward', page: '1' })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('Escape closes the calendar first, and then the panel', async () => {
  serveWards()
  await renderWards()
  await open('Dates')
  const calendar = () => document.querySelector('.ant-picker-dropdown')?.checkVisibility() ?? false
  await expect.element(page.getByRole('textbox', { name: 'Opened' })).toHaveFocus()
  await userEvent.keyboard('1')
  await expect.poll(calendar).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(calendar).toBe(false)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('from a select at its beginning Tab goes round inside the panel, too', async () => {
  serveWards()
  await renderWards()
  await open('Kind')
  await expect.element(page.getByRole('dialog').getByRole('combobox').first()).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Apply' })).toHaveFocus()
})

test('a filter without a value is not applied', async () => {
  const { asked } = serveWards()
  await renderWards()
  await open('Name')
  await apply()
  await expect.element(page.getByText('You must specify filter value')).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Filter Name' })).toBeVisible()
  expect(asked()).toHaveLength(1)
})

test('one or several of few choices are ticked', async () => {
  const { asked } = serveWards()
  const { router } = await renderWards()
  await open('Kind')
  await page.getByRole('checkbox', { name: 'High' }).click()
  await page.getByRole('checkbox', { name: 'Low' }).click()
  await apply()
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ priority: 'high,low' }))
  expect(router.state.location.search).toBe('?wards-filter-priority=high%2Clow')
  await expect.element(page.getByText('Priority: High and Low')).toBeVisible()
})

test('records are chosen by name and written with their ids', async () => {
  const { asked } = serveWards()
  const { router } = await renderWards()
  await open('Kind')
  await userEvent.keyboard('{ArrowDown}')
  await page.getByTitle('Intensive care').click()
  await userEvent.keyboard('{Escape}')
  await apply()
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ facility_type__id: '3' }))
  expect(new URLSearchParams(router.state.location.search).get('wards-filter-facility_type__id')).toBe('Intensive care (3)')
  await expect.element(page.getByText('Kind: Intensive care')).toBeVisible()
})

test('a day and a range of days are picked', async () => {
  const { asked } = serveWards()
  const { router } = await renderWards()
  await open('Dates')
  await page.getByRole('textbox', { name: 'Opened' }).fill('5.6.26')
  await page.getByPlaceholder('from').fill('1.2.26')
  await page.getByPlaceholder('until').fill('5.3.26')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ opened: '2026-06-05', followup_date__gte: '2026-02-01', followup_date__lte: '2026-03-05' }),
  )
  expect(new URLSearchParams(router.state.location.search).get('wards-filter-followup_date')).toBe('2026-02-01–2026-03-05')
  await expect.element(page.getByText('Follow-up: 01.02.2026 – 05.03.2026')).toBeVisible()
})

test('a mistyped day stays with the reason, and nothing is applied', async () => {
  const { asked } = serveWards()
  await renderWards()
  await open('Dates')
  await page.getByPlaceholder('from').fill('45.13.')
  await apply()
  await expect.element(page.getByRole('alert').getByText('Please enter a date such as 1.12. or 01.12.2026')).toBeVisible()
  await expect.element(page.getByPlaceholder('from')).toHaveValue('45.13.')
  await page.getByPlaceholder('from').fill('5.3.2026')
  await page.getByPlaceholder('until').fill('1.2.2026')
  await apply()
  await expect.element(page.getByRole('alert').getByText('The last day is before the first day')).toBeVisible()
  expect(asked()).toHaveLength(1)
})

test('what a control opens leaves the buttons of its panel in reach', async () => {
  serveWards()
  await renderWards()
  await open('Kind')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByTitle('Intensive care')).toBeVisible()
  expect(isInReach('Apply')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await open('Dates')
  await vi.waitFor(() => expect(page.getByRole('dialog').elements()).toHaveLength(1))
  await page.getByPlaceholder('until').click()
  await vi.waitFor(() => expect(document.querySelector('.k-filter .ant-picker-dropdown')?.clientHeight).toBeGreaterThan(200))
  expect(isInReach('Apply')).toBe(true)
  expect(isInReach('Reset')).toBe(true)
})

test('applied filters are changed and reset where they were chosen', async () => {
  const { asked } = serveWards()
  await renderWards({}, '?wards-filter-name__icontains=Ward')
  await expect.element(page.getByRole('button', { name: 'Filter Name, applied' })).toBeVisible()
  await page.getByRole('button', { name: 'Filter Name, applied' }).click()
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveValue('Ward')
  await page.getByRole('button', { name: 'Reset' }).click()
  await vi.waitFor(() => expect(asked().at(-1)).not.toHaveProperty('name__icontains'))
})

test('the one record that is filtered by stands where it was chosen', async () => {
  serveWards()
  const columns = [...wardColumns, { title: near.label, width: 10, cell: () => '–', filter: [near] }]
  await renderWards({ columns }, '?wards-filter-near_employee=Jana%20Reuter%20(12)')
  await page.getByRole('button', { name: 'Filter Near, applied' }).click()
  await expect.element(page.getByRole('dialog').getByTitle('Jana Reuter')).toBeVisible()
})

test('the keyboard opens a filter, goes round in it and comes back', async () => {
  serveWards()
  await renderWards()
  await expect.element(row('Ward 1')).toBeVisible()
  const button = page.getByRole('button', { name: 'Filter Name' })
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Apply' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})
