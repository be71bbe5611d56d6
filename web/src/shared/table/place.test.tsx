import { BankOutlined } from '@ant-design/icons'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { ListCount } from './ListCount.tsx'
import { ListTable } from './ListTable.tsx'
import { Layer } from '../part/layer.ts'
import type { Ward } from './wards.test-support.tsx'
import { row, serveWards, wardColumns, wardList } from './wards.test-support.tsx'

const title = { de: 'Stationen', en: 'Wards' }

const Wards = ({ size }: { size: 5 | 10 }) => (
  <>
    <h2>
      <ListCount of="fw" />
    </h2>
    <ListTable<typeof wardList, Ward>
      list={wardList}
      tableKey="fw"
      title={title}
      columns={wardColumns}
      rowName={({ name }) => name}
      pageSize={size}
      empty={{ icon: BankOutlined, title, hint: title }}
    />
  </>
)

test('a table on the page and the same one in a drawer have pages of their own', async () => {
  serveWards()
  const { router } = await renderInShell(
    <>
      <Wards size={10} />
      <Layer value="drawer">
        <Wards size={5} />
      </Layer>
    </>,
    { at: '/?drawer-fw-page=2' },
  )
  await expect.element(page.getByText('6 – 10 of 23 records')).toBeVisible()
  await expect.element(page.getByText('1 – 10 of 23 records')).toBeVisible()
  await expect.element(row('Ward 1').first()).toBeVisible()
  await expect.poll(() => page.getByRole('heading', { name: '23 records' }).elements().length).toBe(2)
  expect(router.state.location.search).toBe('?drawer-fw-page=2')
})
