import { showValue } from '../question/filter-value.ts'
import type { ListAction } from '../question/list-state.ts'
import type { FilterValue, QuickPeriod, TableFilter } from '../question/table-filter.ts'

type Props = {
  filter: TableFilter
  periods: readonly QuickPeriod[]
  value: FilterValue | null
  dispatch: (action: ListAction) => void
}

/** Periods of a filter at one click, each with its days under the pointer. Pressed again it is let go. */
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
