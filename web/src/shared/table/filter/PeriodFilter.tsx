import { t } from '../../language/i18n.ts'
import type { ListAction } from '../question/list-state.ts'
import type { FilterValue, TableFilter } from '../question/table-filter.ts'
import { BarFilter } from './BarFilter.tsx'
import { QuickPeriods } from './QuickPeriods.tsx'

type Props = { filter: TableFilter; value: FilterValue | null; dispatch: (action: ListAction) => void }

/** A period among the buttons above the table: common ones by one click, others by their days. */
export const PeriodFilter = ({ filter, value, dispatch }: Props) => (
  <div className="k-toggles" role="group" aria-label={t(filter.label)}>
    <span className="k-label" aria-hidden="true">
      {t(filter.label)}
    </span>
    <QuickPeriods filter={filter} periods={filter.quick?.() ?? []} value={value} dispatch={dispatch} />
    <BarFilter filter={filter} value={value} dispatch={dispatch} />
  </div>
)
