import { entity, sameAccess } from '@kasack/contract/entity.ts'
import * as filter from '@kasack/contract/filter.ts'
import { defineList } from '@kasack/contract/list.ts'
import { text } from '@kasack/contract/text-field.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { serve } from '../../test/serve.ts'
import { modal, readModals } from '../address/modals.ts'
import { RelatedTable } from './RelatedTable.tsx'

const same = (word: string) => ({ de: word, en: word })
const describe = (name: string) =>
  entity(`${name}s`, { name, noun: same('Bed'), plural: same('Beds'), access: sameAccess('session'), fields: { name: text() } })
const [ward, bed] = [describe('ward'), describe('bed')]
const beds = defineList(bed, { filters: { ward__id: filter.ids('tag') }, sorts: ['id'], defaultSort: 'id' })
const bedModal = modal('bed', { of: bed, id: 'optional', from: { ward } })

test('the table on a page asks for what belongs to its record, and where there is nothing begins with that record', async () => {
  const calls = serve({ 'GET /beds.json/': { status: 200, data: { count: 0, next: null, previous: null, results: [] } } })
  const { router } = await renderInShell(
    <RelatedTable
      list={beds}
      tableKey="b"
      of={{ entity: 'ward', id: 7 }}
      columns={[{ title: same('Name'), width: 100, cell: () => '–' }]}
      rowName={() => ''}
      create={{ modal: bedModal }}
    />,
  )
  await expect.element(page.getByText('No beds yet')).toBeVisible()
  const { searchParams } = calls.find(({ url }) => url.pathname.endsWith('/beds.json/'))!.url
  expect([searchParams.get('ward__id'), searchParams.get('size')]).toEqual(['7', '5'])
  await page.getByRole('button', { name: 'Create bed' }).click()
  expect(readModals(new URLSearchParams(router.state.location.search))).toEqual([{ name: 'bed', from: 'ward:7' }])
})
