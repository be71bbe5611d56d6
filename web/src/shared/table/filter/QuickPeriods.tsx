import { showValue } from '../question/filter-value.ts'
import type { ListAction } from '../question/list-state.ts'
import type { FilterValue, QuickPeriod, TableFilter } from '../question/table-filter.ts'

type Props = {
  filter: TableFilter
  periods: readonly QuickPeriod[]
  value: FilterValue | null
  dispatch: (action: ListAction) => void
}

/** One-click periods of a filter, with their days as tooltip. A second click clears. */
export function QuickPeriods({ filter, periods, value, dispatch }: Props) {
  const chosen = value && showValue(filter, value)
  return (
    <div className="k-quick">
      {periods.map(({ name, days }) => {
        const shown = showValue(filter, days)
        const isPressed = chosen === shown
        return (
          <button
            key={name}
            type="button"
            title={shown}
            aria-pressed={isPressed}
            onClick={() => dispatch({ type: 'filter', key: filter.key, value: isPressed ? null : days })}
          >
            {name}
          </button>
        )
      })}
    </div>
  )
}
