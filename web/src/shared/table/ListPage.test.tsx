import { BankOutlined } from '@ant-design/icons'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { lastSeenPath } from '../address/last-seen.ts'
import { modal } from '../address/modals.ts'
import { ListPage } from './ListPage.tsx'
import type { Ward } from './wards.test-support.tsx'
import { row, serveWards, wardColumns, wardList } from './wards.test-support.tsx'

const same = (word: string) => ({ de: word, en: word })

test('the page of a list counts its records, and ways back lead to it as it was left', async () => {
  serveWards()
  await renderInShell(
    <ListPage<typeof wardList, Ward>
      list={wardList}
      tableKey="wards"
      title={same('Wards')}
      columns={wardColumns}
      rowName={({ name }) => name}
      create={{ label: same('New ward'), modal: modal('ward', { of: wardList.entity, id: 'optional' }) }}
      empty={{ icon: BankOutlined, title: same('no ward yet'), hint: same('Open one.') }}
    />,
    { at: '/wards?wards-page=2' },
  )
  await expect.element(row('Ward 11')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Wards', level: 1 })).toBeVisible()
  expect(lastSeenPath(wardList.entity)).toMatch(/[?]wards-page=2$/)
})
