import type { Filter } from '@kasack/contract/filter.ts'
import type { List } from '@kasack/contract/list.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Around } from './around.ts'
import type { NameOf, TableFilter } from './table-filter.ts'

type Area = { label: Text; near: TableFilter; around: Around }

/** The distance in km from the record that another filter names. */
export const areaFilter = <L extends List>(_list: L, name: NumberName<L>, { label, near, around: middle }: Area): TableFilter => ({
  type: 'map',
  key: 'map',
  label,
  parent: near.key,
  around: middle,
  parameters: ({ radius }) => ({ [name]: String(radius) }),
})

type Exceed = { label: Text; near: TableFilter; inside: Text; outside: Text }

/**
 * Whether records beyond the maximum distance are included. The address says whether to exceed it, the request whether to leave those
 * records out (G42).
 */
export const exceedFilter = <L extends List>(_list: L, name: FlagName<L>, { label, near, inside, outside }: Exceed): TableFilter => ({
  type: 'checkbox',
  key: 'exceed_distance',
  label,
  parent: near.key,
  single: true,
  fixed: [
    { id: 'false', name: inside },
    { id: 'true', name: outside },
  ],
  parameters: ([chosen]) => ({ [name]: chosen?.id === 'true' ? 'false' : 'true' }),
})

type FlagName<L extends List> = NameOf<L, Filter<boolean>>
type NumberName<L extends List> = NameOf<L, Filter<number>>
