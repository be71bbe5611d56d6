import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TableFilter } from '../question/table-filter.ts'
import { describeFilter } from '../question/table-filter.ts'
import { exceed, near, renderWards, row, serveWards, wardList } from '../wards.test-support.tsx'

const same = (word: string) => ({ de: word, en: word })
const field = () => page.getByRole('searchbox', { name: 'Search' })
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

test('what is typed is searched for once, 400 ms after the last key, trimmed, from page 1', async () => {
  const { asked } = serveWards()
  const { router } = await renderWards({}, '?wards-page=2')
  await expect.element(row('Ward 11')).toBeVisible()
  await field().click()
  await userEvent.keyboard('  abc')
  await pause(300)
  expect(asked()).toHaveLength(1)
  await userEvent.keyboard(' ')
  await vi.waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked().at(-1)).toEqual({ search: 'abc', page: '1', size: '10', sort: 'id' })
  expect(router.state.location.search).toBe('?wards-filter-phrase=abc')
  await expect.element(field()).toHaveValue('  abc ')
})

test('typing draws the rows again only when they change', async () => {
  serveWards()
  const drawn = vi.fn<(ward: { name: string }) => string>(({ name }) => name)
  await renderWards({ rowName: drawn })
  await expect.element(row('Ward 10')).toBeVisible()
  drawn.mockClear()
  const input = field().element() as HTMLInputElement
  input.focus()
  for (const letter of 'abcdefg') document.execCommand('insertText', false, letter)
  await pause(100) // timers fire in the order of their times, however late: the search would come after this one
  expect([input.value, drawn.mock.calls]).toEqual(['abcdefg', []])
})

test('an empty phrase is no filter', async () => {
  const { asked } = serveWards()
  const { router } = await renderWards({}, '?wards-filter-phrase=abc')
  await expect.element(field()).toHaveValue('abc')
  await field().fill('   ')
  await vi.waitFor(() => expect(asked().at(-1)).toEqual({ page: '1', size: '10', sort: 'id' }))
  expect(router.state.location.search).toBe('')
})

test('the field follows the address', async () => {
  serveWards()
  await renderWards({}, '?wards-filter-phrase=abc')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(field()).toHaveValue('')
})

test('the slash leads to the search, but not out of another field', async () => {
  serveWards()
  await renderWards()
  await expect.element(row('Ward 1')).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveValue('')
  await userEvent.keyboard('a/b')
  await expect.element(field()).toHaveValue('a/b')
})

test('where searching is not possible the field says so', async () => {
  serveWards()
  const search = { placeholder: same('Name …'), unavailable: (applied: object) => 'near_employee' in applied }
  await renderWards({ search, linked: [near, exceed] }, '?wards-filter-near_employee=Jana Reuter (12)')
  await expect.element(field()).toBeDisabled()
  await expect.element(page.getByPlaceholder('The search filter is not available')).toBeVisible()
})

const inactivity: TableFilter = {
  type: 'checkbox',
  key: 'status',
  label: same('Status'),
  single: true,
  fixed: [
    { id: 'open', name: same('Open') },
    { id: '50', name: same('50'), full: same('No contact for 50 days'), before: same('No contact for') },
    { id: '100', name: same('100'), full: same('No contact for 100 days'), after: same('days') },
  ],
  parameters: ([chosen]): Record<string, string> =>
    chosen?.id === 'open' ? { vacancies__status: 'open' } : { no_contact_in_last_days: String(chosen?.id) },
}

test('one of the buttons above the table is pressed and asks for what it means', async () => {
  const { asked } = serveWards()
  const { router } = await renderWards({ bar: [inactivity] }, '?wards-page=2')
  const all = page.getByRole('button', { name: 'All' })
  await expect.element(all).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'No contact for 100 days' }).click()
  await vi.waitFor(() => expect(asked().at(-1)).toEqual({ no_contact_in_last_days: '100', page: '1', size: '10', sort: 'id' }))
  await expect.element(all).toHaveAttribute('aria-pressed', 'false')
  expect(router.state.location.search).toBe('?wards-filter-status=100')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await vi.waitFor(() => expect(asked().at(-1)).toEqual({ vacancies__status: 'open', page: '1', size: '10', sort: 'id' }))
  await all.click()
  await vi.waitFor(() => expect(asked().at(-1)).toEqual({ page: '1', size: '10', sort: 'id' }))
})

const states = describeFilter(wardList, 'priority', {
  label: same('State'),
  fixed: ['BE', 'BB', 'BW', 'BY', 'HB', 'HH', 'HE', 'MV'].map((code) => ({ id: code, name: same(`Land ${code}`) })),
})

test('a select above the table takes effect at once and writes names with their ids', async () => {
  const { asked } = serveWards()
  const { router } = await renderWards({ bar: [states] })
  await page.getByRole('combobox', { name: 'State' }).click()
  await page.getByTitle('Land BE').click()
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ priority: 'BE' }))
  expect(new URLSearchParams(router.state.location.search).get('wards-filter-priority')).toBe('Land BE (BE)')
})

test('a filter that depends on another one is offered only with it', async () => {
  serveWards()
  const { router } = await renderWards({ bar: [exceed], linked: [near] })
  await expect.element(row('Ward 1')).toBeVisible()
  expect(page.getByRole('group', { name: 'Beyond radius' }).elements()).toEqual([])
  await router.navigate('/wards?wards-filter-near_employee=Jana Reuter (12)')
  await expect.element(page.getByRole('group', { name: 'Beyond radius' })).toBeVisible()
})

const more: TableFilter[] = ['one', 'two'].map((key) => ({ ...states, key, label: same(key) }))

test.each([
  ['few', [states]],
  ['many', [states, ...more]],
])('with %s filters above the table the first one moves no row', async (_, bar) => {
  serveWards()
  const legend = () => <p>a legend</p>
  const { router } = await renderWards({ bar, barEnd: legend })
  const top = () => row('Ward 1').element().getBoundingClientRect().top
  await expect.element(row('Ward 1')).toBeVisible()
  const before = top()
  await router.navigate('/wards?wards-filter-priority=Land BE (BE)')
  await expect.element(page.getByRole('group', { name: 'Applied filters' })).toBeVisible()
  expect(top()).toBe(before)
})
