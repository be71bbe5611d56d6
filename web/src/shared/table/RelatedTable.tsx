import type { Answer } from '@kasack/contract/entity.ts'
import type { List } from '@kasack/contract/list.ts'
import type { ListTableProps } from './list-table.ts'
import { ListTable } from './ListTable.tsx'
import type { FilterName } from './question/table-filter.ts'

/** The entities by which a list can be narrowed to what belongs to one record. */
type Relation<L extends List> = { [N in FilterName<L>]: N extends `${infer Word}__id` ? Word : never }[FilterName<L>]

type RelatedTableProps<L extends List, Row extends { id: number }> = Omit<ListTableProps<L, Row>, 'title' | 'referrer'> & {
  /** On whose page the table stands. */
  of: { entity: Relation<L>; id: number }
  title?: ListTableProps<L, Row>['title']
}

/** The table of what belongs to a record, on its page: few rows, and none of anybody else. */
export const RelatedTable = <L extends List, Row extends { id: number } = Answer<L['entity']> & { id: number }>({
  of: { entity, id },
  ...table
}: RelatedTableProps<L, Row>) => (
  <ListTable<L, Row>
    referrer={`${entity}/details`}
    title={table.list.entity.plural}
    prefilters={{ [`${entity}__id`]: String(id) } as Partial<Record<FilterName<L>, string>>} // one of its filters
    pageSize={5}
    {...table}
  />
)
