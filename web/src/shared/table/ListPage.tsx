import type { Answer } from '@kasack/contract/entity.ts'
import { historyEntities } from '@kasack/contract/history-entities.ts'
import type { List } from '@kasack/contract/list.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { ReactNode } from 'react'
import { useText } from '../language/i18n.ts'
import { useSeenList } from '../address/last-seen.ts'
import type { Modal } from '../address/modals.ts'
import { deletedPath } from '../address/record-path.ts'
import { LinkButton } from '../part/LinkButton.tsx'
import { Page } from '../part/Page.tsx'
import { PageHeader } from '../part/PageHeader.tsx'
import { OpenButton } from '../record/OpenButton.tsx'
import { createText } from '../record/texts.ts'
import { useMay } from '../session/permission.ts'
import { texts } from './texts.ts'
import { ListCount } from './ListCount.tsx'
import type { ListTableProps } from './list-table.ts'
import { ListTable } from './ListTable.tsx'
import type { EmptyList } from './NoRecords.tsx'

type Props<L extends List, Row extends { id: number }> = Omit<ListTableProps<L, Row>, 'empty'> & {
  /** The form that creates a record, if users can do that here, and its label if not named after the entity. */
  create?: { label?: Text; modal: Modal<'optional'> }
  empty?: Omit<Partial<EmptyList>, 'action'>
  /** A link to another view of the same records. */
  beside?: ReactNode
  /** Layers over the list, such as a nested route or a dialog. */
  children?: ReactNode
}

/** The page of a list: the number of records, a button for a new one, and the table. */
export function ListPage<L extends List, Row extends { id: number } = Answer<L['entity']> & { id: number }>(props: Props<L, Row>) {
  const { create, empty, beside, children, ...table } = props
  const t = useText()
  const may = useMay()
  const { entity } = table.list
  useSeenList(entity, table.tableKey)
  const keepsDeleted = historyEntities.some(({ path }) => path === entity.path) && may(entity.access.remove)
  const button = (type: 'primary' | 'default') =>
    create && (
      <OpenButton type={type} modal={create.modal}>
        {t(create.label ?? createText(entity.noun))}
      </OpenButton>
    )
  return (
    <Page title={t(table.title)}>
      <PageHeader
        title={t(table.title)}
        tags={<ListCount of={table.tableKey} />}
        actions={
          <>
            {beside}
            {keepsDeleted && (
              <LinkButton type="text" to={deletedPath(entity)}>
                {t(texts.deleted)}
              </LinkButton>
            )}
            {button('primary')}
          </>
        }
      />
      <div className="k-card">
        <ListTable<L, Row> {...table} empty={{ ...empty, action: button('default') }} />
      </div>
      {children}
    </Page>
  )
}
