import type { Answer } from '@kasack/contract/entity.ts'
import type { List } from '@kasack/contract/list.ts'
import { useEffect, useEffectEvent } from 'react'
import { usePublishedCount } from './count.ts'
import type { ListTableProps } from './list-table.ts'
import { useLayerKey } from '../part/layer.ts'
import { TableView } from './TableView.tsx'
import { useListQuestion } from './use-list-question.ts'
import { useListRows } from './use-list-rows.ts'

/**
 * The table behind every list: columns and filters are data, the query is in the page's address, and rows come from the list's resource,
 * with those in the browser's cache shown until they arrive (product.md 2.5).
 */
export function ListTable<L extends List, Row extends { id: number } = Answer<L['entity']> & { id: number }>(
  given: ListTableProps<L, Row>,
) {
  const { list, source } = given
  const tableKey = useLayerKey(given.tableKey)
  const props = { ...given, tableKey }
  const question = useListQuestion(props)
  const rows = useListRows<Row>({ resource: list.entity.path, source, tableKey, parameters: question.parameters })
  usePublishedCount(tableKey, rows.state === 'loaded' ? rows.count : undefined)

  const isBeyond = rows.state === 'beyond'
  const stepBack = useEffectEvent(() => question.dispatch({ type: 'page', page: 1 }, { replace: true }))
  useEffect(() => {
    if (isBeyond) stepBack()
  }, [isBeyond])

  return <TableView props={props} question={question} rows={rows} />
}
