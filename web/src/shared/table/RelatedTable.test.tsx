import { entity, sameAccess } from '@kasack/contract/entity.ts'
import * as filter from '@kasack/contract/filter.ts'
import { defineList } from '@kasack/contract/list.ts'
import { text } from '@kasack/contract/text-field.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { serve } from '../../test/serve.ts'
import { modal, readModals } from '../address/modals.ts'
import { Panels } from '../part/Panels.tsx'
import { useListPanel } from './list-panel.tsx'
import { RelatedTable } from './RelatedTable.tsx'

const same = (word: string) => ({ de: word, en: word })
const describe = (name: string) =>
  entity(`${name}s`, { name, noun: same('Bed'), plural: same('Beds'), access: sameAccess('session'), fields: { name: text() } })
const [ward, bed] = [describe('ward'), describe('bed')]
const beds = defineList(bed, { filters: { ward__id: filter.ids('tag') }, sorts: ['id'], defaultSort: 'id' })
const bedModal = modal('bed', { of: bed, id: 'optional', from: { ward } })

const none = { status: 200, data: { count: 0, next: null, previous: null, results: [] } }
const Beds = () => (
  <RelatedTable
    list={beds}
    tableKey="b"
    of={{ entity: 'ward', id: 7 }}
    columns={[{ title: same('Name'), width: 100, cell: () => '–', filter: 'ward__id' }]}
    rowName={() => ''}
    create={{ modal: bedModal }}
  />
)
const OnPage = () => <Panels panels={[useListPanel({ entity: bed, tableKey: 'b', children: <Beds /> })]} />

test('the table on a page asks for what belongs to its record, and where there is nothing begins with that record', async () => {
  const calls = serve({ 'GET /beds.json/': none })
  const { router } = await renderInShell(<Beds />)
  await expect.element(page.getByText('No beds yet')).toBeVisible()
  const { searchParams } = calls.find(({ url }) => url.pathname.endsWith('/beds.json/'))!.url
  expect([searchParams.get('ward__id'), searchParams.get('size')]).toEqual(['7', '5'])
  await page.getByRole('button', { name: 'Create bed' }).click()
  expect(readModals(new URLSearchParams(router.state.location.search))).toEqual([{ name: 'bed', from: 'ward:7' }])
})

test('in a panel of the page, nothing is one line with the way to the first record', async () => {
  serve({ 'GET /beds.json/': none })
  const { router } = await renderInShell(<OnPage />)
  const table = page.getByRole('table', { name: 'Beds' })
  await expect.element(table.getByText('No beds yet')).toBeVisible()
  expect(table.element().closest('.k-panel-body')!.getBoundingClientRect().height).toBeLessThanOrEqual(41)
  expect(table.getByRole('columnheader').elements()).toEqual([])
  await table.getByRole('button', { name: 'Create bed' }).click()
  expect(readModals(new URLSearchParams(router.state.location.search))).toEqual([{ name: 'bed', from: 'ward:7' }])
})

test('where only the filters leave nothing, their heads stay', async () => {
  serve({ 'GET /beds.json/': none })
  await renderInShell(<OnPage />, { at: '/?b-filter-ward__id=Nord (7)' })
  await expect.element(page.getByRole('columnheader', { name: 'Name' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Clear filters' })).toBeVisible()
})
