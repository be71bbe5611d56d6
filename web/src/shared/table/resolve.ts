import type { List } from '@kasack/contract/list.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { t } from '../language/i18n.ts'
import { softHyphens } from '../language/soft-hyphen.ts'
import type { Column, ColumnFilter } from './column.ts'
import { columnKey } from './column.ts'
import type { Head } from './ColumnHead.tsx'
import type { TableFilter } from './question/table-filter.ts'
import { listFilter, phraseFilter } from './question/table-filter.ts'

type TableDeclaration<L extends List, Row> = {
  list: L
  columns: readonly Column<L, Row>[]
  others: readonly TableFilter[]
  hasSearch: boolean
  may: (needs: UserNeeds) => boolean
}
type TableResolution<L extends List, Row> = { headOf: (column: Column<L, Row>) => Head & { width: number }; filters: TableFilter[] }

/** Resolves columns to heads with the filters this reader may use, and collects all filters once by key: search, bar and links, heads. */
export function resolve<L extends List, Row>({ list, columns, others, hasSearch, may }: TableDeclaration<L, Row>): TableResolution<L, Row> {
  const exists = ({ needs }: TableFilter) => needs === undefined || may(needs)
  const headOf = (column: Column<L, Row>) => ({
    key: columnKey(column),
    title: softHyphens(t(column.title)),
    width: column.width,
    sort: column.sort,
    icon: column.icon,
    align: column.align,
    filters: filtersOf(list, column).filter(exists),
  })
  const all = [...(hasSearch ? [phraseFilter] : []), ...others.filter(exists), ...columns.flatMap((column) => headOf(column).filters)]
  return { headOf, filters: all.filter(({ key }, at) => all.findIndex((other) => other.key === key) === at) }
}

/** A filter given by name is labelled with its column's title. */
function filtersOf<L extends List, Row>(list: L, { filter, title }: Column<L, Row>): TableFilter[] {
  const offered = filter === undefined ? [] : isList(filter) ? filter : [filter]
  return offered.map((one) => (typeof one === 'string' ? listFilter(list, one, { label: plain(title) }) : one))
}

const isList = <L extends List>(filter: ColumnFilter<L> | readonly ColumnFilter<L>[]): filter is readonly ColumnFilter<L>[] =>
  Array.isArray(filter)

const plain = ({ de, en }: { de: string; en: string }) => ({ de: de.replaceAll('\u00ad', ''), en: en.replaceAll('\u00ad', '') })
