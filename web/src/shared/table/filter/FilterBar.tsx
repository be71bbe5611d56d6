import type { Text } from '@kasack/contract/text.ts'
import type { ReactNode } from 'react'
import { t } from '../../language/i18n.ts'
import { focusFirstRow } from '../../part/row-focus.ts'
import { BarFilter } from './BarFilter.tsx'
import type { ListAction, ListState } from '../question/list-state.ts'
import { PeriodFilter } from './PeriodFilter.tsx'
import { SearchField } from './SearchField.tsx'
import type { TableFilter } from '../question/table-filter.ts'
import { phraseFilter } from '../question/table-filter.ts'
import { texts } from './texts.ts'
import { ToggleFilter } from './ToggleFilter.tsx'

/** The search field: what it finds, and with which filters it is unavailable. */
export type Search = { placeholder: Text; unavailable?: (applied: ListState['filters']) => boolean }

type Props = {
  search: Search | undefined
  filters: readonly TableFilter[]
  applied: ListState['filters']
  dispatch: (action: ListAction) => void
  /** Shown right after the filters. */
  beside?: ReactNode
  /** The chips of applied filters. Their space is reserved, so that the first one does not push the table down. */
  chips: ReactNode
  /** Shown at the end of the bar, for example a legend. */
  end?: ReactNode
}

/** With more controls than these, the chips no longer fit beside them on the narrowest page. */
const mostBeside = 2

/** Above the table: a row of buttons, then the search field and the selects. All apply at once. */
export function FilterBar({ search, filters, applied, dispatch, beside, chips, end }: Props) {
  const offered = filters.filter(({ parent }) => parent === undefined || parent in applied)
  const toggles = offered.filter(isToggle)
  const others = offered.filter((filter) => !isToggle(filter))
  const hasRow = search !== undefined || others.length > 0 || Boolean(beside) || Boolean(end)
  const phrase = applied[phraseFilter.key]
  const isFull = others.length > mostBeside
  const set = (
    <>
      {chips}
      {end && <div className="k-bar-end">{end}</div>}
    </>
  )
  return (
    <>
      {(toggles.length > 0 || hasRow) && (
        <button type="button" className="k-skip" onClick={({ currentTarget }) => focusFirstRow(currentTarget.parentElement)}>
          {t(texts.skip_filters)}
        </button>
      )}
      {toggles.length > 0 && (
        <div className="k-bar k-bar-toggles">
          {toggles.map((filter) => {
            const Toggle = filter.quick ? PeriodFilter : ToggleFilter
            return <Toggle key={filter.key} filter={filter} value={applied[filter.key] ?? null} dispatch={dispatch} />
          })}
        </div>
      )}
      {hasRow && (
        <div className="k-bar" role="group" aria-label={t(texts.filter_bar)}>
          {search && (
            <SearchField
              phrase={typeof phrase === 'string' ? phrase : ''}
              placeholder={search.placeholder}
              unavailable={search.unavailable?.(applied) ? texts.search_unavailable : undefined}
              onSearch={(words) => dispatch({ type: 'filter', key: phraseFilter.key, value: words || null })}
            />
          )}
          {others.map((filter) => (
            <BarFilter key={filter.key} filter={filter} value={applied[filter.key] ?? null} dispatch={dispatch} />
          ))}
          {beside}
          {!isFull && set}
        </div>
      )}
      {isFull && <div className="k-bar k-bar-set">{set}</div>}
      {!hasRow && chips}
    </>
  )
}

const isToggle = ({ type, quick }: TableFilter) => type === 'checkbox' || quick !== undefined
