import { BankOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { SelectedRows } from './SelectedRows.tsx'
import { ListTable } from './ListTable.tsx'
import type { Ward } from './wards.test-support.tsx'
import { serveWards, wardColumns, wardList, wards } from './wards.test-support.tsx'

const title = { de: 'Stationen', en: 'Wards' }

function ChosenWards() {
  const [rows, setRows] = useState<readonly Ward[]>([])
  return (
    <>
      <ListTable<typeof wardList, Ward>
        list={wardList}
        tableKey="wards"
        title={title}
        columns={wardColumns}
        rowName={({ name }) => name}
        empty={{ icon: BankOutlined, title, hint: title }}
        search={{ placeholder: title }}
        selection={{ rows, onChange: setRows }}
      />
      <SelectedRows names={rows.map(({ name }) => name)} />
    </>
  )
}

const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const head = page.getByRole('checkbox', { name: 'Select all rows on this page' })
const told = async (words: string | RegExp) => {
  await expect.element(page.getByText(words)).toBeVisible()
}
const turnTo = (number: string) => page.getByRole('listitem', { name: number, exact: true }).click()

async function renderChosen(rows?: Ward[]) {
  serveWards(rows)
  await renderInShell(<ChosenWards />, { at: '/wards' })
  await expect.element(page.getByRole('table', { name: 'Wards' })).toHaveAttribute('aria-busy', 'false')
}

test('rows are chosen one by one, and it is said how many and which', async () => {
  await renderChosen()
  await box('Ward 3').click()
  await box('Ward 1').click()
  await told('2 selected · Ward 3, Ward 1')
  await expect.element(head).toHaveProperty('indeterminate', true)
  await box('Ward 3').click()
  await told('1 selected · Ward 1')
})

test('the box in the head chooses the page, and lets go of it', async () => {
  await renderChosen()
  await box('Ward 4').click()
  await head.click()
  await told('10 selected · Ward 4, Ward 1, Ward 2, Ward 3 and 6 more')
  await expect.element(head).toBeChecked()
  await head.click()
  await expect.element(page.getByText(/selected/)).not.toBeInTheDocument()
})

test('what is chosen stays so while pages are turned', async () => {
  await renderChosen()
  await box('Ward 2').click()
  await turnTo('2')
  await expect.element(box('Ward 11')).toBeVisible()
  await expect.element(head).not.toBeChecked()
  await expect.element(head).toHaveProperty('indeterminate', false)
  await box('Ward 12').click()
  await told('2 selected · Ward 2, Ward 12')
  await turnTo('1')
  await expect.element(box('Ward 2')).toBeChecked()
  await expect.element(box('Ward 1')).not.toBeChecked()
})

test('by keyboard a row is chosen with x or the space bar, in the row as on its box', async () => {
  await renderChosen()
  await userEvent.keyboard('jx')
  await told('1 selected · Ward 1')
  await userEvent.keyboard('j ')
  await told('2 selected · Ward 1, Ward 2')
  await userEvent.keyboard('{ArrowDown}{Tab}')
  await expect.element(box('Ward 3')).toHaveFocus()
  await userEvent.keyboard(' ')
  await told('3 selected · Ward 1, Ward 2, Ward 3')
  await userEvent.keyboard('kx')
  await told('2 selected · Ward 1, Ward 3')
})

test('nobody can be chosen on a page without rows', async () => {
  await renderChosen([])
  await head.click()
  await expect.element(page.getByText(/selected/)).not.toBeInTheDocument()
  await expect.element(head).not.toBeChecked()
})

test('rows that can be chosen leave their columns the rest of the width', async () => {
  await renderChosen(wards(1))
  const widths = page.getByRole('table').element().querySelectorAll<HTMLElement>('col')
  expect([...widths].reduce((sum, { style }) => sum + Number.parseFloat(style.inlineSize || style.width), 0)).toBeCloseTo(100, 0)
})
