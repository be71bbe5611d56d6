import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../test/serve.ts'
import { queryClient, refresh } from '../storage/query-client.ts'
import { noteRecordEvents, pushedResources } from '../storage/pushed.ts'
import { renderWards, row } from './wards.test-support.tsx'

type WardReply = { id: number; name: string }

/** Opens a list whose rows someone else changes; ten to a page. */
async function open() {
  let rows: WardReply[] = [
    { id: 1, name: 'Nord' },
    { id: 2, name: 'Süd' },
  ]
  const shown = (one: WardReply) => ({ ...one, beds: 0 })
  serve({
    'GET /wards.json/': () => {
      const results = rows.slice(0, 10).map(shown)
      return { status: 200, data: { count: rows.length, next: null, previous: null, results } }
    },
    ...Object.fromEntries(
      [1, 2].map((id) => [`GET /wards/${id}.json/`, () => ({ status: 200, data: shown(rows.find((one) => one.id === id)!) })]),
    ),
  })
  await renderWards()
  await expect.element(row('Nord')).toBeVisible()
  return async (...changed: WardReply[]) => {
    rows = changed
    await queryClient.refetchQueries({ queryKey: ['wards'], type: 'active' })
  }
}

const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

test('what others change shows in its row, marked for a moment', async () => {
  const arrive = await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await arrive({ id: 2, name: 'Südost' }, { id: 1, name: 'Nord' })
  await expect.element(page.getByText('changed', { exact: true })).toBeVisible()
  expect(names()).toEqual(['Nord', 'Südostchanged'])
  await vi.advanceTimersByTimeAsync(8000)
  await expect.poll(names).toEqual(['Nord', 'Südost'])
})

test('what is new is announced above the list and shown when it is wanted', async () => {
  const arrive = await open()
  await arrive({ id: 3, name: 'Ost' }, { id: 4, name: 'West' }, { id: 1, name: 'Nord' }, { id: 2, name: 'Süd' })
  await expect.element(page.getByRole('button', { name: '2 new entries' })).toBeVisible()
  expect(names()).toEqual(['Nord', 'Süd'])
  await expect.element(page.getByText('1 – 4 of 4 records')).toBeVisible()
  await press('2 new entries')
  expect(names()).toEqual(['Ostnew', 'Westnew', 'Nord', 'Süd'])
  expect(page.getByRole('button', { name: /new entr/ }).elements()).toEqual([])
})

test('what others delete stays, grey and with a word, until the list is asked again', async () => {
  const arrive = await open()
  noteRecordEvents('wards', { ids: [], deleted: [2] })
  onTestFinished(() => noteRecordEvents('wards', { ids: [2], deleted: [] }))
  await arrive({ id: 1, name: 'Nord' })
  await expect.element(page.getByText('deleted', { exact: true })).toBeVisible()
  expect(names()).toEqual(['Nord', 'Süddeleted'])
  await press('Update the list')
  await expect.poll(names).toEqual(['Nord'])
})

test('a row that new ones have pushed off the page still shows what others change in it', async () => {
  pushedResources.set(new Set(['wards']))
  onTestFinished(() => pushedResources.set(new Set()))
  const arrive = await open()
  const ten = Array.from({ length: 10 }, (_, at) => ({ id: at + 10, name: `Ward ${at}` }))
  await arrive(...ten, { id: 1, name: 'Nord' }, { id: 2, name: 'Süd' })
  await expect.element(page.getByRole('button', { name: '10 new entries' })).toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await arrive(...ten, { id: 1, name: 'Nordwest' }, { id: 2, name: 'Süd' })
  await expect.poll(names).toEqual(['Nordwestchanged', 'Süd'])
  await arrive({ id: 1, name: 'Nordost' }, { id: 2, name: 'Süd' })
  await expect.poll(names).toEqual(['Nordostchanged', 'Süd'])
})

test('pushed off while no changes are told, it is read once they are', async () => {
  const arrive = await open()
  const ten = Array.from({ length: 10 }, (_, at) => ({ id: at + 10, name: `Ward ${at}` }))
  await arrive(...ten, { id: 1, name: 'Nordwest' }, { id: 2, name: 'Süd' })
  await expect.element(page.getByRole('button', { name: '10 new entries' })).toBeVisible()
  expect(names()).toEqual(['Nord', 'Süd'])
  pushedResources.set(new Set(['wards']))
  onTestFinished(() => pushedResources.set(new Set()))
  await expect.poll(names).toEqual(['Nordwestchanged', 'Süd'])
})

test('pushed off, it is read anew although another place of the page has read it before', async () => {
  pushedResources.set(new Set(['wards']))
  onTestFinished(() => pushedResources.set(new Set()))
  const arrive = await open()
  queryClient.setQueryData(['wards', '/wards/1.json/'], { id: 1, name: 'Nord', beds: 0 }, { updatedAt: Date.now() - 60_000 })
  const ten = Array.from({ length: 10 }, (_, at) => ({ id: at + 10, name: `Ward ${at}` }))
  await arrive(...ten, { id: 1, name: 'Nordwest' }, { id: 2, name: 'Süd' })
  await expect.poll(names).toEqual(['Nordwestchanged', 'Süd'])
})

test('what is new on another page alone is counted and not announced', async () => {
  const arrive = await open()
  const ten = Array.from({ length: 10 }, (_, at) => ({ id: at + 1, name: `Ward ${at + 1}` }))
  refresh('wards')
  await arrive(...ten)
  await expect.element(row('Ward 7')).toBeVisible()
  await arrive(...ten, { id: 11, name: 'Ward 11' })
  await expect.element(page.getByText('1 – 10 of 11 records')).toBeVisible()
  expect(page.getByRole('button', { name: /new entr|Update/ }).elements()).toEqual([])
  await arrive({ id: 12, name: 'Ost' }, ...ten, { id: 11, name: 'Ward 11' })
  await expect.element(page.getByRole('button', { name: '1 new entry' })).toBeVisible()
})

test('a row that moves up for a deleted one is not called new', async () => {
  const arrive = await open()
  const wards = Array.from({ length: 11 }, (_, at) => ({ id: at + 1, name: `Ward ${at + 1}` }))
  refresh('wards')
  await arrive(...wards)
  await expect.element(row('Ward 7')).toBeVisible()
  await arrive(...wards.filter(({ id }) => id !== 7))
  await press('Update the list')
  await expect.element(row('Ward 11')).toBeVisible()
  expect(names().filter((name) => name.endsWith('new'))).toEqual([])
})

test('rows change and go while others are announced and pushed off', async () => {
  pushedResources.set(new Set(['wards']))
  onTestFinished(() => pushedResources.set(new Set()))
  const arrive = await open()
  const ward = (id: number) => ({ id, name: `Ward ${id}` })
  const ten = Array.from({ length: 10 }, (_, at) => ward(at + 11))
  refresh('wards')
  await arrive(...ten, ward(21))
  await expect.element(row('Ward 17')).toBeVisible()
  noteRecordEvents('wards', { ids: [31, 32], deleted: [] })
  await arrive(ward(31), ward(32), ...ten, ward(21))
  await expect.element(page.getByRole('button', { name: '2 new entries' })).toBeVisible()
  noteRecordEvents('wards', { ids: [33, 13], deleted: [15] })
  await arrive(
    ward(33),
    ward(31),
    ward(32),
    ...ten.filter(({ id }) => id !== 15).map((one) => (one.id === 13 ? { id: 13, name: 'Ost' } : one)),
    ward(21),
  )
  await expect.poll(names).toContain('Ward 15deleted')
  expect(names()[2]).toMatch(/^Ost/)
  await expect.element(page.getByRole('button', { name: '3 new entries' })).toBeVisible()
})

test('whoever takes an order back before its answer has arrived sees the rows of before, and what is new among them', async () => {
  const arrive = await open()
  const rows = [1, 2, 3].map((id) => ({ id, name: `Ward ${id}`, beds: 0 }))
  await arrive(...rows)
  await expect.element(page.getByRole('button', { name: '1 new entry' })).toBeVisible()
  const asked = serve({ 'GET /wards.json/': () => new Promise<never>(() => {}) })
  await press('Sort by Kind')
  await expect.poll(() => asked.length).toBe(1)
  await press('Sort by Kind')
  await press('Sort by Kind')
  await expect.element(row('Ward 3')).toBeVisible()
})

test('of a list that was empty what is new is shown at once', async () => {
  const arrive = await open()
  await arrive()
  await press('Update the list')
  await arrive({ id: 5, name: 'Mitte' })
  await expect.element(row('Mitte')).toBeVisible()
})

test('what the user has written is shown at once', async () => {
  const arrive = await open()
  refresh('wards')
  await arrive({ id: 1, name: 'Nord' }, { id: 2, name: 'Süd' })
  serve({
    'GET /wards.json/': { status: 200, data: { count: 1, next: null, previous: null, results: [{ id: 3, name: 'Ost', beds: 0 }] } },
  })
  refresh('wards')
  await expect.element(row('Ost')).toBeVisible()
  expect(names()).toEqual(['Ost'])
})
