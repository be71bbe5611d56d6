import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../test/serve.ts'
import { aUser } from '../../test/users.ts'
import { crucialErrors } from '../call/crucial-error.ts'
import { queryClient } from '../storage/query-client.ts'
import { session } from '../session/session.ts'
import { listFilter } from './question/table-filter.ts'
import { renderWards, row, serveWards, wardColumns, wardList, wards } from './wards.test-support.tsx'

test('a list asks once, for ten rows in its own order', async () => {
  const { asked } = serveWards()
  await renderWards()
  await expect.element(row('Ward 10')).toBeVisible()
  expect(page.getByRole('row').elements()).toHaveLength(11)
  expect(asked()).toEqual([{ page: '1', size: '10', sort: 'id' }])
})

test('pages are turned, and the text says which records are shown', async () => {
  const { asked } = serveWards(wards(25))
  const { router } = await renderWards()
  await expect.element(page.getByText('1 – 10 of 25 records')).toBeVisible()
  await page.getByRole('navigation', { name: 'Pages: Wards' }).getByTitle('2', { exact: true }).click()
  await expect.element(page.getByText('11 – 20 of 25 records')).toBeVisible()
  expect(asked().at(-1)).toMatchObject({ page: '2' })
  expect(router.state.location.search).toBe('?wards-page=2')
})

test('a panel shows five rows', async () => {
  const { asked } = serveWards()
  await renderWards({ pageSize: 5, tableKey: 'fw' })
  await expect.element(page.getByText('1 – 5 of 23 records')).toBeVisible()
  expect(asked()).toEqual([{ page: '1', size: '5', sort: 'id' }])
})

test('the user says how many rows a page has, and finds them so the next time', async () => {
  const { asked } = serveWards(wards(60))
  const { router, screen } = await renderWards({ tableKey: 'large' }, '?large-page=3')
  await expect.element(page.getByText('21 – 30 of 60 records')).toBeVisible()
  await page.getByRole('combobox', { name: 'Rows per page: Wards' }).click()
  await page.getByText('20 per page').click()
  await expect.element(page.getByText('1 – 20 of 60 records')).toBeVisible()
  expect(router.state.location.search).toBe('?large-size=20')
  await screen.unmount()
  const next = await renderWards({ tableKey: 'large' })
  await expect.element(page.getByText('1 – 20 of 60 records')).toBeVisible()
  await page.getByRole('navigation', { name: 'Pages: Wards' }).getByTitle('2', { exact: true }).click()
  await expect.element(page.getByText('21 – 40 of 60 records')).toBeVisible()
  expect(next.router.state.location.search).toBe('?large-size=20&large-page=2')
  expect(asked().map(({ page: number, size }) => `${number}/${size}`)).toEqual(['3/10', '1/20', '1/20', '2/20'])
})

test('a head sorts up, then down, then as the list does by itself, from page 1', async () => {
  const { asked } = serveWards()
  const { router } = await renderWards({}, '?wards-page=2')
  const sort = page.getByRole('button', { name: 'Sort by Name' })
  await expect.element(row('Ward 11')).toBeVisible()
  for (const expected of ['name', '-name', 'id']) {
    await sort.click()
    await vi.waitFor(() => expect(asked().at(-1)).toEqual({ page: '1', size: '10', sort: expected }))
  }
  expect(router.state.location.search).toBe('')
})

test('the sorted head says so', async () => {
  serveWards()
  await renderWards({}, '?wards-sorted_by=-name')
  await expect.element(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  await expect.element(page.getByRole('columnheader', { name: 'Kind' })).not.toHaveAttribute('aria-sort')
})

test('an address with filter, page and order gives the first request', async () => {
  const { asked } = serveWards()
  await renderWards({}, '?wards-filter-name__icontains=War&wards-page=2&wards-sorted_by=-beds')
  await expect.element(row('Ward 11')).toBeVisible()
  expect(asked()).toEqual([{ name__icontains: 'War', page: '2', size: '10', sort: '-beds' }])
})

test('a page that no longer exists leads to the first, without an error', async () => {
  const { asked } = serveWards(wards(3))
  const { router } = await renderWards({}, '?wards-page=7')
  await expect.element(row('Ward 1')).toBeVisible()
  expect(asked().map(({ page: number }) => number)).toEqual(['7', '1'])
  expect(router.state.location.search).toBe('')
  expect(crucialErrors.get()).toEqual([])
  expect(document.querySelectorAll('.ant-notification-notice')).toHaveLength(0)
})

test('what the place of a table settles is always asked, and is no filter of the user', async () => {
  const { asked } = serveWards()
  await renderWards({ prefilters: { name__icontains: 'Ward' }, defaultSort: '-name' })
  await expect.element(row('Ward 10')).toBeVisible()
  expect(asked()).toEqual([{ name__icontains: 'Ward', page: '1', size: '10', sort: '-name' }])
  expect(page.getByRole('button', { name: 'Clear filters' }).elements()).toEqual([])
})

test('a write to the resource makes the table ask again', async () => {
  const { asked } = serveWards()
  await renderWards()
  await expect.element(row('Ward 1')).toBeVisible()
  await queryClient.invalidateQueries({ queryKey: ['wards'] })
  await vi.waitFor(() => expect(asked()).toHaveLength(2))
})

test('rows are marked as going on or out of use', async () => {
  serveWards([
    { id: 1, name: 'A', beds: 1, closed: true },
    { id: 2, name: 'B', beds: 1 },
  ])
  await renderWards({ rowState: ({ closed }) => (closed ? 'disabled' : 'ongoing') })
  await expect.element(row('A')).toHaveClass('k-disabled')
  await expect.element(row('B')).toHaveClass('k-ongoing')
})

test('fewer columns share the place of all', async () => {
  serveWards()
  await renderWards({ columns: wardColumns.slice(0, 2) })
  await expect.element(row('Ward 1')).toBeVisible()
  expect(
    page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.getAttribute('aria-label')),
  ).toEqual(['Name', 'Kind'])
  const widths = [...document.querySelectorAll('col')].map((col) => Number.parseFloat(col.style.width))
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 1)
})

test('a column exists only for those who may see it', async () => {
  serveWards()
  const [name, kind] = wardColumns
  const columns = [name!, { ...kind!, needs: 'vacancies.view_booking' as const }]
  const heads = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.getAttribute('aria-label'))
  await renderWards({ columns })
  await expect.element(row('Ward 1')).toBeVisible()
  expect(heads()).toEqual(['Name'])
  session.set({ state: 'in', user: aUser({ permissions: ['vacancies.view_booking'] }) })
  await vi.waitFor(() => expect(heads()).toEqual(['Name', 'Kind']))
})

test('a filter that needs a right is offered to those who hold it', async () => {
  serveWards()
  const right = 'employees.view_employee'
  const guarded = { ...wardList, context: { near_employee_id: { ...wardList.context.near_employee_id, permission: right } } } as const
  const near = listFilter(guarded, 'near_employee_id', { label: { de: 'Nah', en: 'Near' } })
  await renderWards({ bar: [near] })
  const select = page.getByRole('combobox', { name: 'Near' })
  await expect.element(row('Ward 1')).toBeVisible()
  expect(select.elements()).toEqual([])
  session.set({ state: 'in', user: aUser({ permissions: [right] }) })
  await expect.element(select).toBeVisible()
})

test('while nothing is there yet the table says that it is loading', async () => {
  serve({ 'GET /wards.json/': () => new Promise(() => {}) })
  await renderWards()
  const word = page.getByRole('table').getByText('Loading …')
  await expect.element(word).toBeVisible()
  await vi.waitFor(() => expect(getComputedStyle(document.querySelector('.k-skel')!).visibility).toBe('visible'))
  expect(getComputedStyle(word.element()).visibility).toBe('visible')
  expect(getComputedStyle(word.element()).clipPath).toBe('none')
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
})

test('an empty list says what is missing and what to do', async () => {
  serveWards([])
  await renderWards()
  await expect.element(page.getByText('no ward yet')).toBeVisible()
  await expect.element(page.getByText('Open one.')).toBeVisible()
})

test('a list that could not be read says so and is read again on request', async () => {
  let broken = true
  serve({ 'GET /wards.json/': () => (broken ? { status: 500 } : { status: 200, data: { count: 1, results: wards(1) } }) })
  await renderWards()
  await expect.element(page.getByText('Failed to fetch the results.')).toBeVisible()
  broken = false
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.element(row('Ward 1')).toBeVisible()
})

test('a list one may not read says so and offers nothing', async () => {
  serve({ 'GET /wards.json/': { status: 403 } })
  await renderWards()
  await expect.element(page.getByRole('table').getByText('You are not allowed to view this content (403).')).toBeVisible()
  expect(page.getByRole('table').getByRole('button', { name: 'Reload' }).elements()).toEqual([])
})

test('when the row with the focus goes, the table takes it', async () => {
  const rows = wards(3)
  serveWards(rows)
  await renderWards({ columns: [{ title: wardColumns[0]!.title, width: 96, cell: ({ name }) => <button type="button">{name}</button> }] })
  const button = page.getByRole('button', { name: 'Ward 2' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  rows.splice(1, 1)
  await queryClient.invalidateQueries({ queryKey: ['wards'] })
  await expect.element(row('Ward 2')).not.toBeInTheDocument()
  await expect.element(page.getByRole('table')).toHaveFocus()
})
