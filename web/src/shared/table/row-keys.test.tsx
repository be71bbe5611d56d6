import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setPreference } from '../storage/preference.ts'
import type { RowAction } from './RowMenu.tsx'
import { renderWards, row, serveWards } from './wards.test-support.tsx'

const same = (word: string) => ({ de: word, en: word })
const edit = vi.fn<(id: number) => void>()
const write = vi.fn<(id: number) => void>()

const actions = ({ id }: { id: number }): RowAction[] => [
  { key: 'edit', label: same('Edit'), icon: null, shortcut: 'e', onSelect: () => edit(id) },
  {
    key: 'write',
    label: same('Write'),
    icon: null,
    shortcut: 'l',
    needs: 'vacancies.add_booking',
    onSelect: () => write(id),
  },
]

const another = '<table id="another"><tbody><tr tabindex="-1"><th>Elsewhere</th></tr></tbody></table>'

async function wardsWithActions() {
  edit.mockClear()
  write.mockClear()
  serveWards()
  await renderWards({ actions })
  await expect.element(row('Ward 10')).toBeVisible()
}

test('j and k, and the arrows, go from row to row and stop at the ends', async () => {
  await wardsWithActions()
  await userEvent.keyboard('j')
  await expect.element(row('Ward 1')).toHaveFocus()
  await userEvent.keyboard('j{ArrowDown}')
  await expect.element(row('Ward 3')).toHaveFocus()
  await userEvent.keyboard('k{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.element(row('Ward 1')).toHaveFocus()
})

test('e changes the record of the row, and l does nothing for who may not', async () => {
  await wardsWithActions()
  await userEvent.keyboard('jjel')
  expect(edit.mock.calls).toEqual([[2]])
  expect(write).not.toHaveBeenCalled()
})

test('from the last row j leads on to the next table of the page', async () => {
  await wardsWithActions()
  document.body.insertAdjacentHTML('beforeend', another)
  onTestFinished(() => document.querySelector('#another')?.remove())
  ;(row('Ward 10').element() as HTMLElement).focus()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('row', { name: 'Elsewhere' })).toHaveFocus()
})

test('m opens the menu of the row', async () => {
  await wardsWithActions()
  await userEvent.keyboard('jjm')
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(edit.mock.calls).toEqual([[2]])
  await expect.element(page.getByRole('button', { name: 'Actions for Ward 2' })).toHaveFocus()
})

test('Enter opens what the row is about, and a button in it keeps its own', async () => {
  await wardsWithActions()
  await userEvent.keyboard('j{Enter}')
  expect(edit.mock.calls).toEqual([[1]])
  await page.getByRole('button', { name: 'Actions for Ward 2' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(edit.mock.calls).toEqual([[1], [2]])
})

test('no key does anything while somebody types, with a modifier, or in an open menu', async () => {
  await wardsWithActions()
  await page.getByRole('searchbox').click()
  await userEvent.keyboard('je')
  await expect.element(page.getByRole('searchbox')).toHaveValue('je')
  await userEvent.keyboard('{Backspace}{Backspace}{ArrowDown}')
  await expect.element(row('Ward 1')).toHaveFocus()
  await userEvent.keyboard('{Control>}e{/Control}{Alt>}j{/Alt}')
  await expect.element(row('Ward 1')).toHaveFocus()
  await page.getByRole('button', { name: 'Actions for Ward 2' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await userEvent.keyboard('e')
  expect(edit).not.toHaveBeenCalled()
})

test('keys of a single character can be switched off, the arrows stay', async () => {
  await wardsWithActions()
  setPreference({ keys: false })
  await userEvent.keyboard('j/')
  expect(document.activeElement).toBe(document.body)
  await page.getByRole('searchbox').click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}ej')
  await expect.element(row('Ward 2')).toHaveFocus()
  expect(edit).not.toHaveBeenCalled()
})

test('one step leads past the head of a table', async () => {
  await wardsWithActions()
  await page.getByRole('searchbox').click()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Skip to the rows' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(row('Ward 1')).toHaveFocus()
})

test('one step leads past the filters and the head', async () => {
  await wardsWithActions()
  await page.getByRole('searchbox').click()
  await userEvent.tab({ shift: true })
  await expect.element(page.getByRole('button', { name: 'Skip filters and column headers' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(row('Ward 1')).toHaveFocus()
})

test('the question mark shows what the keys do', async () => {
  await wardsWithActions()
  await userEvent.keyboard('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(keys.getByRole('row', { name: /^j or ↓ next row/ })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(row('Ward 1')).not.toHaveFocus()
})
