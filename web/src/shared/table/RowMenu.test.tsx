import { EditOutlined } from '@ant-design/icons'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settings } from '../program/settings.ts'
import type { RowAction } from './RowMenu.tsx'
import { renderWards, serveWards, wards } from './wards.test-support.tsx'

const same = (word: string) => ({ de: word, en: word })
const open = (name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()

test('each row has a menu; a disabled entry says why and does nothing', async () => {
  const edit = vi.fn<(id: number) => void>()
  const remove = vi.fn<() => void>()
  const actions = ({ id }: { id: number }): RowAction[] => [
    { key: 'edit', label: same('Edit'), icon: <EditOutlined />, onSelect: () => edit(id) },
    { key: 'remove', label: same('Delete'), icon: <EditOutlined />, onSelect: remove, disabledBecause: same('The ward is occupied.') },
  ]
  serveWards(wards(3))
  await renderWards({ actions })
  await expect.element(page.getByRole('button', { name: 'Actions for Ward 3' })).toBeVisible()
  await open('Ward 2')
  const disabled = page.getByRole('menuitem', { name: 'Delete', exact: false })
  await expect.element(disabled).toHaveAttribute('aria-disabled', 'true')
  await expect.element(disabled).toHaveAttribute('title', 'The ward is occupied.')
  await expect.element(page.getByText('The ward is occupied.')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  expect(edit).toHaveBeenCalledExactlyOnceWith(2)
  expect(remove).not.toHaveBeenCalled()
})

test('the keyboard opens a menu, goes through it and comes back', async () => {
  serveWards(wards(1))
  await renderWards({ actions: () => [{ key: 'edit', label: same('Edit'), icon: <EditOutlined />, onSelect: () => {} }] })
  const button = page.getByRole('button', { name: 'Actions for Ward 1' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

test('outside production the request can be shown', async () => {
  serveWards()
  await renderWards({}, '?wards-sorted_by=name')
  const toggle = page.getByRole('button', { name: 'Show request' })
  await toggle.click()
  await expect.element(page.getByText('sort=name · page=1 · size=10')).toBeVisible()
  await expect.element(page.getByText(/^Response after \d+ ms$/)).toBeVisible()
  await toggle.click()
  await expect.element(page.getByText('sort=name', { exact: false })).not.toBeInTheDocument()
  expect(settings.app_env).toBe('development')
})
