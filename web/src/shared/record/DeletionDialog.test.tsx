import type { Deletion } from '@kasack/contract/deletion.ts'
import { entity, sameAccess } from '@kasack/contract/entity.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { permissions } from '@kasack/contract/permission.ts'
import { text } from '@kasack/contract/text-field.ts'
import { flag } from '@kasack/contract/value-field.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { serve } from '../../test/serve.ts'
import { aUser } from '../../test/users.ts'
import { formatDay } from '../language/format.ts'
import { wordsOf } from './consequence.ts'
import { DeletionDialog } from './DeletionDialog.tsx'

const same = (word: string) => ({ de: word, en: word })
const [change, remove] = permissions
const ward = entity('wards', {
  name: 'ward',
  noun: same('Ward'),
  plural: same('Wards'),
  access: { read: 'session', create: 'session', change, remove },
  fields: { name: text(), is_active: flag() },
})
const bed = entity('beds', {
  name: 'bed',
  noun: same('Bed'),
  plural: same('Beds'),
  access: sameAccess('session'),
  fields: { ward: text(), nurse: text() },
})
const words = wordsOf(bed, { ward: same('Ward'), nurse: same('Nurse') })

type Answer = { status: number }
type Case = Partial<Deletion> & { is_active?: boolean; holds?: Permission[]; status?: number; deleted?: Promise<Answer>; mails?: string[] }

const gone = Promise.resolve({ status: 204 })

async function ask({
  refused = [],
  consequences = [],
  is_active = true,
  holds = [change, remove],
  status = 200,
  deleted = gone,
  mails = [],
}: Case = {}) {
  const settled = vi.fn<(isGone: boolean) => void>()
  const calls = serve({
    'GET /wards/1/deletion.json/': { status, data: status === 200 ? { refused, consequences } : null },
    'GET /wards/1.json/': { status: 200, data: { id: 1, name: 'North', is_active } },
    'PATCH /wards/1.json/': { status: 200, data: { id: 1, name: 'North', is_active: false, version: 'v2' }, group: 41 },
    'POST /history/groups/41/undo.json/': { status: 200, data: { group: 42, lines: [] } },
    'DELETE /wards/1/': () => deleted,
  })
  const dialog = <DeletionDialog target={{ entity: ward, id: 1, name: 'North' }} words={words} mails={mails} onSettled={settled} />
  await renderInShell(dialog, { session: { state: 'in', user: aUser({ permissions: holds }) } })
  await vi.waitFor(() => expect(page.getByText('Loading').elements()).toEqual([]))
  const written = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url.pathname.slice('/api/v0'.length), body])
  return { settled, written }
}

const dialog = page.getByRole('dialog', { name: 'Delete ward?' })
const button = (name: string) => dialog.getByRole('button', { name })
const told = () => [...document.querySelectorAll('.k-consequences h3, .k-consequences li')].map(({ textContent }) => textContent)

test('what goes and what stays is told with its numbers', async () => {
  await ask({
    consequences: [
      { effect: 'emptied', resource: 'beds', field: 'nurse', count: 1 },
      { effect: 'deleted', resource: 'beds', field: 'ward', count: 1800 },
      { effect: 'emptied', resource: 'beds', field: 'ward', count: 3 },
    ],
  })
  await expect.element(dialog.getByText('“North” will be deleted.')).toBeVisible()
  expect(told()).toEqual(['Also deleted', '1.800 beds', 'Kept', '1 bed, then without nurse', '3 beds, then without ward'])
  const inThirtyDays = formatDay(new Date(Date.now() + 30 * 86_400_000).toISOString())
  await expect.element(dialog.getByText(`You can restore it until ${inThirtyDays}: `, { exact: false })).toBeVisible()
  expect(dialog.getByText('are not restored', { exact: false }).elements()).toEqual([])
})

test('a deletion that would be refused says why, and is not offered', async () => {
  await ask({ refused: ['The ward is in use.'], consequences: [{ effect: 'prevents', resource: 'beds', field: 'ward', count: 2 }] })
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The ward is in use.')
  expect(told()).toEqual(['Still in use by', '2 beds (ward)'])
  expect(dialog.getByText('will be deleted', { exact: false }).elements()).toEqual([])
  expect(button('Delete').elements()).toEqual([])
  await expect.element(button('Mark as inactive')).toBeVisible()
})

test('mails that go along do not come back, which is said before', async () => {
  await ask({ consequences: [{ effect: 'deleted', resource: 'beds', field: 'ward', count: 2 }], mails: ['beds'] })
  await expect.element(dialog.getByText('are not restored', { exact: false })).toBeVisible()
})

test('whoever is sure deletes', async () => {
  const answer = Promise.withResolvers<Answer>()
  const { settled, written } = await ask({ deleted: answer.promise })
  await button('Delete').dblClick()
  answer.resolve({ status: 204 })
  await vi.waitFor(() => expect(settled).toHaveBeenCalledWith(true))
  expect(written()).toEqual([['DELETE', '/wards/1/', undefined]])
})

test('a record is set to inactive instead, which can be taken back', async () => {
  const { settled, written } = await ask()
  await button('Mark as inactive').click()
  await vi.waitFor(() => expect(settled).toHaveBeenCalledWith(false))
  expect(written()).toEqual([['PATCH', '/wards/1.json/', { is_active: false }]])
  await page.getByRole('button', { name: 'Undo' }).click()
  await vi.waitFor(() => expect(written()[1]).toEqual(['POST', '/history/groups/41/undo.json/', undefined]))
})

test('what is inactive already is not offered to be set to inactive', async () => {
  await ask({ is_active: false })
  await expect.element(button('Delete')).toBeEnabled()
  expect(button('Mark as inactive').elements()).toEqual([])
})

test('who may delete but not change is not offered the change', async () => {
  await ask({ holds: [remove] })
  await expect.element(button('Delete')).toBeEnabled()
  expect(button('Mark as inactive').elements()).toEqual([])
})

test('what nobody can foresee is not offered', async () => {
  await ask({ status: 500 })
  await expect.element(dialog.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(button('Delete').elements()).toEqual([])
})

test('the keyboard begins where nothing is lost', async () => {
  const { settled, written } = await ask()
  await expect.element(button('Cancel')).toHaveFocus()
  await button('Cancel').click()
  expect(settled).toHaveBeenCalledWith(false)
  expect(written()).toEqual([])
})
