import type { Text } from '@kasack/contract/text.ts'
import type { ReactNode } from 'react'
import { t } from '../../language/i18n.ts'
import { BarFilter } from './BarFilter.tsx'
import type { ListAction, ListState } from '../question/list-state.ts'
import { SearchField } from './SearchField.tsx'
import type { TableFilter } from '../question/table-filter.ts'
import { phraseFilter } from '../question/table-filter.ts'
import { texts } from './texts.ts'
import { ToggleFilter } from './ToggleFilter.tsx'

/** The search field: what it finds, and while which filters it does not. */
export type Search = { placeholder: Text; unavailable?: (applied: ListState['filters']) => boolean }

type Props = {
  search: Search | undefined
  filters: readonly TableFilter[]
  applied: ListState['filters']
  dispatch: (action: ListAction) => void
  /** What stands right behind the filters. */
  beside?: ReactNode
  /** What is set, beside the controls where there are any, so that the first of them does not push the table down. */
  chips: ReactNode
  /** What stands at the end of the bar, for example a legend. */
  end?: ReactNode
}

/** Above the table: first a row of buttons, then the search field and the selects. Each takes effect at once. */
export function FilterBar({ search, filters, applied, dispatch, beside, chips, end }: Props) {
  const offered = filters.filter(({ parent }) => parent === undefined || parent in applied)
  const toggles = offered.filter(({ type }) => type === 'checkbox')
  const others = offered.filter(({ type }) => type !== 'checkbox')
  const hasRow = search !== undefined || others.length > 0 || Boolean(beside) || Boolean(end)
  const phrase = applied[phraseFilter.key]
  return (
    <>
      {toggles.length > 0 && (
        <div className="k-bar k-bar-toggles">
          {toggles.map((filter) => (
            <ToggleFilter key={filter.key} filter={filter} value={applied[filter.key] ?? null} dispatch={dispatch} />
          ))}
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
          {chips}
          {end && <div className="k-bar-end">{end}</div>}
        </div>
      )}
      {!hasRow && chips}
    </>
  )
}
