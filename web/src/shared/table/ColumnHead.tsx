import { t } from '../language/i18n.ts'
import type { Icon } from '../look/icons.ts'
import type { Align } from './column.ts'
import { FilterButton } from './filter/FilterButton.tsx'
import type { ListAction, ListState } from './question/list-state.ts'
import { ResizeHandle } from './ResizeHandle.tsx'
import type { Resizing } from './ResizeHandle.tsx'
import { SortArrow } from './SortArrow.tsx'
import type { TableFilter } from './question/table-filter.ts'
import { texts } from './texts.ts'

export type Head = {
  key: string
  title: string
  icon: Icon | undefined
  sort: string | undefined
  filters: readonly TableFilter[]
  align: Align | undefined
}

type Props = {
  head: Head
  sort: string
  applied: ListState['filters']
  resizing: Resizing | undefined
  dispatch: (action: ListAction) => void
}

/** The head of a column: its sortable name, its filters, and the edge that resizes it. */
export function ColumnHead({ head: { title, icon: TitleIcon, sort: field, filters, align }, sort, applied, resizing, dispatch }: Props) {
  const plainTitle = title.replaceAll('\u00ad', '')
  const order = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined
  const offered = filters.filter(({ parent }) => parent === undefined || parent in applied)
  return (
    <th scope="col" aria-label={plainTitle} aria-sort={order} className={align && `k-${align}`}>
      <div className="k-th">
        {field ? (
          <button
            type="button"
            className="k-th-sort"
            onClick={() => dispatch({ type: 'sort', field })}
            aria-label={t(texts.sort_by, { column: plainTitle })}
          >
            {title}
            {order && <SortArrow order={order} />}
          </button>
        ) : (
          <span title={TitleIcon && plainTitle}>{TitleIcon ? <TitleIcon aria-hidden /> : title}</span>
        )}
        {offered.length > 0 && <FilterButton title={plainTitle} filters={offered} applied={applied} dispatch={dispatch} />}
      </div>
      {resizing && <ResizeHandle title={plainTitle} resizing={resizing} />}
    </th>
  )
}
