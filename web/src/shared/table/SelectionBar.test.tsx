import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../storage/query-client.ts'
import { noteRecordEvents } from '../storage/pushed.ts'
import { contractSelectionAct } from './contract-selection-act.ts'
import type { SelectionAct } from './selection-act.ts'
import type { Ward } from './wards.test-support.tsx'
import { renderWards, serveWards, wardList, wards } from './wards.test-support.tsx'

const same = (word: string) => ({ de: word, en: word })

const close: SelectionAct<Ward> = contractSelectionAct({
  entity: wardList.entity,
  key: 'close',
  act: { label: same('Close'), by: { path: 'close' }, whyNot: ({ closed }: Ward) => (closed ? same('It is closed already.') : undefined) },
  icon: null,
  factsOf: (ward: Ward) => ward,
  question: { one: same('Close 1 ward?'), some: same('Close {count} wards?') },
})

type BarSetup = { rows?: Ward[]; refused?: Record<number, string>; acts?: SelectionAct<Ward>[]; query?: string }

/** Wards of which several can be closed; the server refuses those in `refused`. */
async function open({ rows = wards(23), refused = {}, acts = [close], query }: BarSetup = {}) {
  const served = Object.fromEntries(
    rows.map(({ id }) => [
      `POST /wards/${id}/close.json/`,
      refused[id] ? { status: 400, data: { errors: [refused[id]] } } : { status: 200, data: { id }, group: 100 + id },
    ]),
  )
  const undone = { status: 200, data: { group: 9, lines: [] } }
  const calls = serveWards(rows, {
    ...served,
    'POST /history/groups/101/undo.json/': undone,
    'POST /history/groups/103/undo.json/': undone,
  })
  await renderWards({ selectionActs: acts }, query)
  await expect.element(row(rows[0]!.name)).toBeVisible()
  return calls
}

const row = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}( deleted|deleted)?$`) }) })
const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const head = page.getByRole('checkbox', { name: 'Select all rows on this page' })
const bar = page.getByRole('group', { name: 'Actions for the selection' })
const button = (name: string | RegExp) => bar.getByRole('button', { name })
const question = (name: string) => page.getByRole('dialog', { name })
const told = async (words: string) => {
  await expect.element(page.getByRole('status').filter({ hasText: words })).toBeVisible()
}
const chosen = () =>
  page
    .getByRole('checkbox', { checked: true })
    .elements()
    .map((element) => element.getAttribute('aria-label')!.replace('Select ', ''))
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `Ward ${from + at}`)

test('what can be done with chosen rows stands below them, and no row moves', async () => {
  await open()
  const top = () => row('Ward 10').element().getBoundingClientRect().top
  const foot = () => document.querySelector('.k-table-foot')!.getBoundingClientRect().bottom
  const before = [top(), foot()]
  await box('Ward 2').click()
  await told('1 selected')
  await expect.element(button('Close')).toBeVisible()
  expect([top(), foot()]).toEqual(before)
  await button('Clear selection').click()
  await expect.element(bar).not.toBeInTheDocument()
  expect(chosen()).toEqual([])
  await expect.element(page.getByRole('table')).toHaveFocus()
})

test('with Shift a click takes in all rows from the one pressed before, upwards as well, and lets go of them', async () => {
  await open()
  await box('Ward 3').click()
  await box('Ward 6').click({ modifiers: ['Shift'] })
  expect(chosen()).toEqual(range(3, 6))
  await box('Ward 1').click({ modifiers: ['Shift'] })
  expect(chosen()).toEqual(range(1, 6))
  await box('Ward 2').click()
  await box('Ward 5').click({ modifiers: ['Shift'] })
  expect(chosen()).toEqual(['Ward 1', 'Ward 6'])
  expect(getSelection()?.toString()).toBe('')
})

test('by keyboard Shift and the space bar take in the range, Ctrl+A the page, and Escape lets go of all', async () => {
  await open()
  await userEvent.keyboard('j j')
  await told('1 selected')
  await userEvent.keyboard('jj{Shift>} {/Shift}')
  await told('4 selected')
  expect(chosen()).toEqual(range(1, 4))
  await userEvent.keyboard('{Control>}a{/Control}')
  await told('10 selected')
  await expect.element(head).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).not.toBeInTheDocument()
  expect(chosen()).toEqual([])
  await expect.element(row('Ward 4')).toHaveFocus()
})

test('on its box Shift and the space bar take in the range, too', async () => {
  await open()
  await box('Ward 2').click()
  ;(box('Ward 5').element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>} {/Shift}')
  await told('4 selected')
  expect(chosen()).toEqual(range(2, 5))
})

test('Ctrl+A in the search field marks its words and chooses nobody', async () => {
  await open()
  await page.getByRole('searchbox').click()
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(chosen()).toEqual([])
})

test('rows stay chosen while pages are turned and the order changes', async () => {
  await open()
  await box('Ward 2').click()
  await page.getByRole('listitem', { name: '2', exact: true }).click()
  await box('Ward 12').click()
  await page.getByRole('button', { name: 'Sort by Name' }).click()
  await told('2 selected')
  await expect.element(box('Ward 2')).toBeChecked()
})

test('with another filter nothing is chosen any more, and that is said', async () => {
  await open()
  await box('Ward 2').click()
  await page.getByRole('searchbox').fill('Ward')
  await expect.element(page.getByText('The selection has been cleared because the list has changed.')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  expect(chosen()).toEqual([])
})

test('a record that others delete is not chosen any more', async () => {
  await open()
  await box('Ward 2').click()
  await box('Ward 3').click()
  noteRecordEvents('wards', { ids: [], deleted: [3] })
  await told('1 selected')
  noteRecordEvents('wards', { ids: [3], deleted: [] })
  await vi.waitFor(() => expect(chosen()).toEqual(['Ward 2']))
})

test('a row that others have deleted cannot be chosen where it still stands, and the page is chosen without it', async () => {
  const rows = wards(12)
  await open({ rows })
  rows.splice(2, 1)
  onTestFinished(() => noteRecordEvents('wards', { ids: [3], deleted: [] }))
  noteRecordEvents('wards', { ids: [], deleted: [3] })
  void queryClient.refetchQueries()
  await expect.element(row('Ward 3').getByText('deleted')).toBeVisible()
  await expect.element(box('Ward 3')).toBeDisabled()
  await head.click()
  await told('9 selected')
  await expect.element(head).toBeChecked()
  await expect.element(button('Select all 11 results')).toBeVisible()
})

test('once the page is chosen all that the list finds can be, with one call', async () => {
  const { asked } = await open({ query: '?wards-search=w&wards-sort=-name' })
  await box('Ward 1').click()
  expect(button(/results/).elements()).toEqual([])
  await head.click()
  const before = asked().length
  await button('Select all 23 results').click()
  await told('23 selected')
  expect(asked().slice(before)).toEqual([{ ...asked()[0], page: '1', size: '200' }])
  expect(button(/results/).elements()).toEqual([])
  await page.getByRole('listitem', { name: '3', exact: true }).click()
  await expect.element(box('Ward 23')).toBeChecked()
})

test('more than 200 rows are never chosen, and the way there says so', async () => {
  await open({ rows: wards(231), query: '?wards-size=100' })
  await head.click()
  await button('Select the first 200 of 231 results').click()
  await told('200 selected')
  await page.getByRole('listitem', { name: '3', exact: true }).click()
  await box('Ward 201').click()
  await expect.element(page.getByText('No more than 200 rows can be selected.')).toBeVisible()
  await expect.element(box('Ward 201')).not.toBeChecked()
})

test('rows are asked about once, done one after the other in the order of the choice, told once and taken back at once', async () => {
  const { asked, written } = await open()
  await box('Ward 3').click()
  await box('Ward 1').click()
  await button('Close').click()
  await expect.element(question('Close 2 wards?').getByText('Ward 3, Ward 1.')).toBeVisible()
  expect(written()).toEqual([])
  const before = asked().length
  await question('Close 2 wards?').getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(page.getByText('Close: 2 done')).toBeVisible()
  expect(written()).toEqual(['POST /wards/3/close.json/', 'POST /wards/1/close.json/'])
  expect(chosen()).toEqual([])
  await expect.element(page.getByRole('table')).toHaveFocus()
  await vi.waitFor(() => expect(asked().length).toBe(before + 1))
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(page.getByText('Undone')).toBeVisible()
  expect(written().slice(2)).toEqual(['POST /history/groups/101/undo.json/', 'POST /history/groups/103/undo.json/'])
})

test('whoever says no changes nothing, and finds the rows still chosen', async () => {
  const { written } = await open()
  await box('Ward 3').click()
  await button('Close').click()
  await question('Close 1 ward?').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question('Close 1 ward?')).not.toBeInTheDocument()
  expect(written()).toEqual([])
  expect(chosen()).toEqual(['Ward 3'])
})

test('what the server refuses is said by name, and stays chosen', async () => {
  await open({ refused: { 2: 'Somebody lies in it.' } })
  await box('Ward 1').click()
  await box('Ward 3').click({ modifiers: ['Shift'] })
  await button('Close').click()
  await question('Close 3 wards?').getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(page.getByText('Close: 2 done, 1 not done')).toBeVisible()
  await expect.element(page.getByText('Ward 2: Somebody lies in it.')).toBeVisible()
  await told('1 selected')
  expect(chosen()).toEqual(['Ward 2'])
})

test('a row that cannot take the act is left out and named before', async () => {
  const { written } = await open({ rows: wards(3).map((ward) => ({ ...ward, closed: ward.id === 2 })) })
  await box('Ward 2').click()
  await expect.element(button('Close')).toBeDisabled()
  await expect.element(button('Close')).toHaveAttribute('title', 'It is closed already.')
  await head.click()
  await button('Close').click()
  await expect.element(question('Close 2 wards?').getByText(/^Ward 1, Ward 3\. Left out:/)).toBeVisible()
  await expect.element(question('Close 2 wards?').getByText('Ward 2: It is closed already.')).toBeVisible()
  await question('Close 2 wards?').getByRole('button', { name: 'Close', exact: true }).click()
  await told('1 selected')
  expect(written()).toEqual(['POST /wards/1/close.json/', 'POST /wards/3/close.json/'])
})

test('what takes long says how far it is and can be stopped; the rest stays chosen', async () => {
  const answers: (() => void)[] = []
  const served = Object.fromEntries(
    wards(3).map(({ id }) => [
      `POST /wards/${id}/close.json/`,
      async () => {
        await new Promise<void>((answer) => answers.push(answer))
        return { status: 200, data: { id } }
      },
    ]),
  )
  const { written } = serveWards(wards(3), served)
  await renderWards({ selectionActs: [close] })
  await head.click()
  await button('Close').click()
  await question('Close 3 wards?').getByRole('button', { name: 'Close', exact: true }).click()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  await expect.element(bar.getByText('0 of 3 …')).toBeVisible()
  answers[0]!()
  await expect.element(bar.getByText('1 of 3 …')).toBeVisible()
  await button('Stop').click()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]!()
  await expect.element(page.getByText('Close: 2 done, 1 not done')).toBeVisible()
  await expect.element(page.getByText('1 not tried')).toBeVisible()
  expect(written()).toHaveLength(2)
  await told('1 selected')
})

test('where the server is not reached no further row is tried', async () => {
  const { written } = serveWards(wards(3), { 'POST /wards/1/close.json/': () => Promise.reject(new TypeError('no network')) })
  await renderWards({ selectionActs: [close] })
  await head.click()
  await button('Close').click()
  await question('Close 3 wards?').getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(page.getByText('Close: 0 done, 3 not done')).toBeVisible()
  await expect.element(page.getByText('2 not tried')).toBeVisible()
  expect(written()).toHaveLength(1)
})

test('of three acts the first is a button and the others a menu; what is not possible says why there', async () => {
  const [open1, open2] = ['Paint', 'Clean'].map((word) => ({ ...close, key: word, label: same(word), whyNot: () => undefined }))
  await open({ rows: [{ ...wards(1)[0]!, closed: true }], acts: [open1!, close, open2!] })
  await box('Ward 1').click()
  await button('Actions').click()
  await expect.element(button('Paint')).toBeEnabled()
  expect(page.getByRole('menuitem', { name: 'Paint' }).elements()).toEqual([])
  await expect.element(page.getByRole('menuitem', { name: 'Clean' })).toBeVisible()
  const item = page.getByRole('menuitem', { name: /^Close/ })
  await expect.element(item).toHaveAttribute('aria-disabled', 'true')
  await expect.element(item.getByText('It is closed already.')).toBeVisible()
})

test('where nobody may do anything with several rows none can be chosen', async () => {
  await open({ acts: [{ ...close, needs: 'superuser' }] })
  expect(page.getByRole('checkbox').elements()).toEqual([])
})
