import type { Answer, Entity } from '@kasack/contract/entity.ts'
import type { List } from '@kasack/contract/list.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Modal } from '../address/modals.ts'
import { AddButton } from '../record/AddButton.tsx'
import { createText } from '../record/texts.ts'
import type { ListTableProps } from './list-table.ts'
import { ListTable } from './ListTable.tsx'
import type { FilterName } from './question/table-filter.ts'

/** The entities whose records can filter the list. */
type Relation<L extends List> = { [N in FilterName<L>]: N extends `${infer Word}__id` ? Word : never }[FilterName<L>]

type Props<L extends List, Row extends { id: number }, Word extends string> = Omit<ListTableProps<L, Row>, 'title' | 'referrer'> & {
  /** The record whose page shows the table. */
  of: { entity: Word; id: number }
  title?: Text
  /** The form that creates a record starting from that one, and its label if not named after the entity. */
  create?: { label?: Text; modal: Modal<'optional', Record<Word, Entity>> }
}

/** The records that belong to one record, on its page: few rows, filtered by it. */
export function RelatedTable<
  L extends List,
  Row extends { id: number } = Answer<L['entity']> & { id: number },
  Word extends Relation<L> = Relation<L>,
>(props: Props<L, Row, Word>) {
  const { of, create, empty, ...table } = props
  const { entity } = table.list
  const action = create && <AddButton modal={create.modal} from={of} label={create.label ?? createText(entity.noun)} />
  return (
    <ListTable<L, Row>
      referrer={`${of.entity}/details`}
      title={entity.plural}
      prefilters={{ [`${of.entity}__id`]: String(of.id) } as Partial<Record<FilterName<L>, string>>} // one of its filters
      pageSize={5}
      {...table}
      empty={{ action, ...empty }}
    />
  )
}
