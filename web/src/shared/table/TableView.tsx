import type { List } from '@kasack/contract/list.ts'
import { useRef } from 'react'
import { listCall } from '../address/record-path.ts'
import { useText } from '../language/i18n.ts'
import { useMay } from '../session/permission.ts'
import { FilterBar } from './filter/FilterBar.tsx'
import { FilterChips } from './filter/FilterChips.tsx'
import { LazySelectionBar } from './lazy-selection-bar.ts'
import type { ListTableProps } from './list-table.ts'
import { emptyListOf } from './NoRecords.tsx'
import { PageChoice } from './PageChoice.tsx'
import { narrowing } from './question/table-filter.ts'
import { TableFrame } from './TableFrame.tsx'
import { TableRows } from './TableRows.tsx'
import { ListNews } from './ListNews.tsx'
import type { ListQuestion } from './use-list-question.ts'
import { useRowSelection } from './use-row-selection.ts'
import type { ListRows } from './use-list-rows.ts'
import { useListKeys } from './use-list-keys.ts'
import { useOwnSelection } from './use-own-selection.ts'
import { useSteadyRows } from './use-steady-rows.ts'

type Props<L extends List, Row extends { id: number }> = {
  props: ListTableProps<L, Row>
  question: ListQuestion<L, Row>
  rows: ListRows<Row>
}

/** Renders a list, given its query and rows: filters, heads, rows and pages. */
export function TableView<L extends List, Row extends { id: number }>({ props, question, rows: answered }: Props<L, Row>) {
  const { list, source, tableKey, referrer, search, bar = [], barBeside, barEnd, rowName, rowState, actions, selectionActs = [] } = props
  const { columns, heads, filters, state, dispatch, sort, sizes, parameters } = question
  const {
    shown: rows,
    marks,
    news,
  } = useSteadyRows(answered, {
    resource: list.entity.path,
    isComputed: source !== undefined,
    size: state.size,
    context: Object.fromEntries(Object.entries(parameters).filter(([name]) => name in list.context)),
  })
  const t = useText()
  const may = useMay()
  const frame = useRef<HTMLDivElement>(null)
  const narrowed = narrowing(filters)
  const page = rows.state === 'loaded' ? rows.rows.filter(({ id }) => marks.get(id) !== 'deleted') : []
  const isMissing = rows.state === 'loaded' && (rows.missing ?? []).length > 0
  const acts = selectionActs.filter(({ needs = 'session' }) => may(needs))
  const found = JSON.stringify([narrowed.map(({ key }) => state.filters[key]), props.prefilters])
  const own = useOwnSelection<Row>({ resource: list.entity.path, found })
  const choosing = useRowSelection(acts.length > 0 ? own : props.selection, page)
  useListKeys(frame, { choosePage: choosing?.choosePage, clear: own.rows.length > 0 ? () => own.onChange([]) : undefined })
  const asked = { parameters, applied: state.filters, size: state.size, dispatch }
  return (
    <div className="k-list" ref={frame}>
      <FilterBar
        search={search}
        filters={bar.filter(({ key }) => filters.some((offered) => offered.key === key))}
        applied={state.filters}
        dispatch={dispatch}
        beside={barBeside?.(asked)}
        chips={<FilterChips filters={narrowed} applied={state.filters} dispatch={dispatch} />}
        end={barEnd?.(asked)}
      />
      <ListNews news={news} />
      <TableFrame
        tableKey={tableKey}
        referrer={referrer}
        label={t(props.title)}
        heads={heads}
        hasActions={actions !== undefined}
        choice={choosing && <PageChoice choosing={choosing} />}
        sort={sort}
        applied={state.filters}
        dispatch={dispatch}
        foot={{
          label: t(props.title),
          shown: rows.state === 'loaded' ? rows : null,
          page: state.page,
          size: state.size,
          sizes,
          parameters,
          acts: acts.length > 0 && (
            <LazySelectionBar
              acts={acts}
              selection={own}
              page={page}
              found={source ? null : { count: rows.state === 'loaded' ? rows.count : 0, path: listCall(list.entity), parameters }}
              nameOf={rowName}
            />
          ),
          onPage: (to) => dispatch({ type: 'page', page: to }),
          onSize: (size) => dispatch({ type: 'size', size }),
        }}
        busy={rows.state === 'loading' || (rows.state === 'loaded' && rows.stale)}
      >
        <TableRows
          rows={rows}
          marks={marks}
          size={state.size}
          cells={columns}
          rowName={rowName}
          rowState={rowState}
          actions={actions}
          choosing={choosing}
          empty={{ ...emptyListOf(list.entity), ...(isMissing ? props.missing : props.empty) }}
          filters={narrowed}
          applied={state.filters}
          onClear={() => dispatch({ type: 'clear' })}
        />
      </TableFrame>
    </div>
  )
}
