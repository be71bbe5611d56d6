import { BankOutlined } from '@ant-design/icons'
import { booking } from '@kasack/contract/booking.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { aUser } from '../../test/users.ts'
import { lastSeenPath } from '../address/last-seen.ts'
import { modal } from '../address/modals.ts'
import { ListPage } from './ListPage.tsx'
import type { Ward } from './wards.test-support.tsx'
import { row, serveWards, wardColumns, wardList } from './wards.test-support.tsx'

const same = (word: string) => ({ de: word, en: word })

type Changes = Partial<Parameters<typeof ListPage<typeof wardList, Ward>>[0]>

const wardPage = (more: Changes = {}) => (
  <ListPage<typeof wardList, Ward>
    list={wardList}
    tableKey="wards"
    title={same('Wards')}
    columns={wardColumns}
    rowName={({ name }) => name}
    create={{ label: same('New ward'), modal: modal('ward', { of: wardList.entity, id: 'optional' }) }}
    empty={{ icon: BankOutlined, title: same('no ward yet'), hint: same('Open one.') }}
    {...more}
  />
)

test('the page of a list counts its records, and ways back lead to it as it was left', async () => {
  serveWards()
  await renderInShell(wardPage(), { at: '/wards?wards-page=2' })
  await expect.element(row('Ward 11')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Wards', level: 1 })).toBeVisible()
  expect(lastSeenPath(wardList.entity)).toMatch(/[?]wards-page=2$/)
  expect(page.getByRole('link', { name: 'Deleted' }).elements()).toEqual([])
})

test.each([
  [['vacancies.view_booking'], []],
  [['vacancies.view_booking', 'vacancies.add_booking'], ['/deleted?resource=bookings']],
] as [Permission[], string[]][])('with %j the way to deleted bookings leads to %j', async (permissions, ways) => {
  serveWards()
  const list = { ...wardList, entity: { ...wardList.entity, path: booking.path, access: booking.access } } as typeof wardList
  await renderInShell(wardPage({ list }), { at: '/wards', session: { state: 'in', user: aUser({ permissions }) } })
  await expect.element(page.getByRole('heading', { name: 'Wards', level: 1 })).toBeVisible()
  const links = page.getByRole('link', { name: 'Deleted' })
  await expect.poll(() => links.elements().map((link) => link.getAttribute('href'))).toEqual(ways)
})
