import { useState } from 'react'
import { usableValue } from '../question/filter-value.ts'
import type { ListAction } from '../question/list-state.ts'
import type { FilterValue, TableFilter } from '../question/table-filter.ts'
import { FilterControl } from './FilterControl.tsx'

type Props = { filter: TableFilter; value: FilterValue | null; dispatch: (action: ListAction) => void }

/** A filter above the table applies at once; a value that cannot be queried, such as a mistyped day, waits here. */
export function BarFilter({ filter, value, dispatch }: Props) {
  const [waiting, setWaiting] = useState<FilterValue | null>(null)
  function choose(next: FilterValue | null) {
    const isRefused = next !== null && usableValue(filter, next) === null
    setWaiting(isRefused ? next : null)
    if (!isRefused) dispatch({ type: 'filter', key: filter.key, value: next })
  }
  return (
    <div className="k-bar-control" data-type={filter.type}>
      <FilterControl isInBar filter={filter} value={waiting ?? value} onChange={choose} />
    </div>
  )
}
