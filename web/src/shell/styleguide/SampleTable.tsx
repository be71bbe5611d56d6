import { entity, sameAccess } from '@kasack/contract/entity.ts'
import * as filter from '@kasack/contract/filter.ts'
import { defineList } from '@kasack/contract/list.ts'
import { contains } from '@kasack/contract/range.ts'
import { BankOutlined } from '@ant-design/icons'
import { today } from '../../shared/program/clock.ts'
import { formatInteger, formatPeriod } from '../../shared/language/format.ts'
import { actionIcon } from '../../shared/look/icons.ts'
import { StatusTag } from '../../shared/part/StatusTag.tsx'
import { TwoLines } from '../../shared/part/TwoLines.tsx'
import type { Column } from '../../shared/table/column.ts'
import type { ListTableProps } from '../../shared/table/list-table.ts'
import type { FilterValue } from '../../shared/table/question/table-filter.ts'
import { dayRange, listFilter } from '../../shared/table/question/table-filter.ts'
import { TableView } from '../../shared/table/TableView.tsx'
import { TextCell } from '../../shared/table/TextCell.tsx'
import { useListQuestion } from '../../shared/table/use-list-question.ts'
import type { ListRows } from '../../shared/table/use-list-rows.ts'
import { texts } from './table-texts.ts'

export type Ward = {
  id: number
  name: string
  beds: number
  speciality: string
  period: { lower: string; upper: string | null }
  closed: boolean
}

const wardList = defineList(
  entity('wards', { name: 'ward', noun: texts.ward, plural: texts.wards, access: sameAccess('session'), fields: {} }),
  {
    filters: {
      name__icontains: filter.contains(),
      facility_type__id: filter.ids('facility_type'),
      filling: filter.choices(['full', 'partly', '50', '100']),
      beds: filter.number(),
      opened: filter.day(),
      period__gte: filter.day(),
      period__lte: filter.day(),
      filter_by_distance: filter.flag(),
    },
    sorts: ['id', 'name', 'beds'],
    defaultSort: 'id',
    context: { near_employee_id: filter.id('user') },
  },
)

const columns: Column<typeof wardList, Ward>[] = [
  {
    title: texts.ward,
    width: 40,
    cell: ({ name, closed }) => <TwoLines first={name} second={closed && <StatusTag status="inactive" />} />,
    sort: 'name',
    filter: 'name__icontains',
  },
  { title: texts.beds, width: 10, cell: ({ beds }) => formatInteger(beds), sort: 'beds', filter: 'beds', align: 'end' },
  { title: texts.kind, width: 20, cell: ({ speciality }) => <TextCell text={speciality} />, filter: 'facility_type__id' },
  {
    title: texts.period,
    width: 26,
    cell: ({ period }) => <span className="k-num">{formatPeriod(period)}</span>,
    filter: [listFilter(wardList, 'opened', { label: texts.opened }), dayRange(wardList, 'period', { label: texts.period })],
  },
]

const filling = listFilter(wardList, 'filling', {
  label: texts.filling,
  single: true,
  fixed: {
    full: texts.full,
    partly: texts.partly,
    50: { name: texts.fifty, full: texts.fifty_days, before: texts.no_contact },
    100: { name: texts.hundred, full: texts.hundred_days, after: texts.days },
  },
})
const near = listFilter(wardList, 'near_employee_id', { label: texts.near, key: 'near_employee' })
const beyond = listFilter(wardList, 'filter_by_distance', { label: texts.beyond, key: 'exceed_distance', parent: near.key })

const nothing = () => undefined
const table: Omit<ListTableProps<typeof wardList, Ward>, 'tableKey'> = {
  list: wardList,
  title: texts.tables,
  columns,
  rowName: ({ name }) => name,
  rowState: ({ period, closed }) => (closed ? 'disabled' : contains(period, today()) ? 'ongoing' : undefined),
  empty: { icon: BankOutlined, title: texts.no_ward, hint: texts.no_ward_hint },
  search: { placeholder: texts.search, unavailable: (applied) => near.key in applied },
  bar: [filling],
  linked: [near, beyond],
  pageSize: 5,
  actions: ({ closed }) => [
    { key: 'edit', label: texts.edit, icon: <actionIcon.edit />, onSelect: nothing },
    {
      key: 'remove',
      label: texts.remove,
      icon: <actionIcon.remove />,
      isDangerous: true,
      disabledBecause: closed ? undefined : texts.occupied,
      onSelect: nothing,
    },
  ],
}

type Props = { tableKey: string; rows: ListRows<Ward>; applied?: Readonly<Record<string, FilterValue>> }

/** A table with fixed rows that makes no requests; its filters and pages work in the address. */
export function SampleTable({ tableKey, rows, applied = {} }: Props) {
  const props = { ...table, tableKey }
  const question = useListQuestion(props)
  const state = { ...question.state, filters: { ...applied, ...question.state.filters } }
  return <TableView props={props} question={{ ...question, state }} rows={rows} />
}
