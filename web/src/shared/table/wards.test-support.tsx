import { BankOutlined } from '@ant-design/icons'
import { entity, sameAccess } from '@kasack/contract/entity.ts'
import { text } from '@kasack/contract/text-field.ts'
import { flag } from '@kasack/contract/value-field.ts'
import * as filter from '@kasack/contract/filter.ts'
import { defineList } from '@kasack/contract/list.ts'
import { page } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import type { ServedRequest } from '../../test/serve.ts'
import { serve } from '../../test/serve.ts'
import type { Column } from './column.ts'
import type { ListTableProps } from './list-table.ts'
import { ListTable } from './ListTable.tsx'
import type { TableFilter } from './question/table-filter.ts'
import { dayRange, listFilter } from './question/table-filter.ts'

const same = (word: string) => ({ de: word, en: word })
const ward = entity('wards', {
  name: 'ward',
  noun: { de: 'Station', en: 'Ward' },
  plural: { de: 'Stationen', en: 'Wards' },
  access: sameAccess('session'),
  fields: { name: text(), is_active: flag() },
})

/** A list with one filter of every type, so that tables can be tested without an entity of the product. */
export const wardList = defineList(ward, {
  filters: {
    name__icontains: filter.contains(),
    facility_type__id: filter.ids('facility_type'),
    priority: filter.choices(['high', 'low']),
    opened: filter.day(),
    followup_date__gte: filter.day(),
    followup_date__lte: filter.day(),
    filter_by_distance: filter.flag(),
    kilometres: filter.number(),
  },
  sorts: ['id', 'name', 'beds', 'distance'],
  defaultSort: 'id',
  context: { near_employee_id: filter.id('user') },
})

export type Ward = { id: number; name: string; beds: number; period?: { lower: string; upper: string | null }; closed?: boolean }

const priority = listFilter(wardList, 'priority', {
  label: same('Priority'),
  fixed: { high: same('High'), low: same('Low') },
})
export const near = listFilter(wardList, 'near_employee_id', { label: same('Near'), key: 'near_employee', sorter: 'distance' })
export const exceed: TableFilter = {
  type: 'checkbox',
  key: 'exceed_distance',
  label: same('Beyond radius'),
  parent: 'near_employee',
  single: true,
  fixed: [
    { id: 'true', name: same('Yes') },
    { id: 'false', name: same('No') },
  ],
  parameters: ([chosen]) => ({ filter_by_distance: chosen?.id === 'true' ? 'false' : 'true' }),
}

export const wardColumns: Column<typeof wardList, Ward>[] = [
  { title: same('Name'), width: 50, cell: ({ name }) => name, sort: 'name', filter: 'name__icontains' },
  { title: same('Kind'), width: 16, cell: ({ beds }) => beds, sort: 'beds', filter: ['facility_type__id', priority], align: 'end' },
  {
    title: same('Dates'),
    width: 30,
    cell: () => '–',
    filter: [listFilter(wardList, 'opened', { label: same('Opened') }), dayRange(wardList, 'followup_date', { label: same('Follow-up') })],
  },
]

export const wards = (count: number): Ward[] => Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Ward ${at + 1}`, beds: at }))

type Replies = Parameters<typeof serve>[0]

/** Serves the list, the choices of its selects, and `served`; returns the calls to the list and all writes, as they arrive. */
export function serveWards(
  rows: Ward[] = wards(23),
  served: Replies = {},
): { asked: () => Record<string, string>[]; written: () => string[] } {
  const calls: ServedRequest[] = serve({
    'GET /wards.json/': ({ url: { searchParams } }) => {
      const [number, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))]
      const results = rows.slice((number - 1) * size, number * size)
      if (results.length === 0 && number > 1) return { status: 404, data: { detail: 'Invalid page.' } }
      return { status: 200, data: { count: rows.length, next: null, previous: null, results } }
    },
    'GET /autocompletes/facility-types.json/': { status: 200, data: [{ id: 3, name: 'Intensive care' }] },
    ...served,
  })
  return {
    asked: () => calls.filter(({ url }) => url.pathname.endsWith('/wards.json/')).map(({ url }) => Object.fromEntries(url.searchParams)),
    written: () =>
      calls.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url.pathname.replace('/api/v0', '')}`),
  }
}

/** The table at an address, in the shell and in English. */
export const renderWards = (props: Partial<ListTableProps<typeof wardList, Ward>> = {}, query = '') =>
  renderInShell(
    <ListTable<typeof wardList, Ward>
      list={wardList}
      tableKey="wards"
      title={same('Wards')}
      columns={wardColumns}
      rowName={({ name }) => name}
      empty={{ icon: BankOutlined, title: same('no ward yet'), hint: same('Open one.') }}
      search={{ placeholder: same('Name …') }}
      {...props}
    />,
    { at: `/wards${query}` },
  )

export const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}( |$)`) })
