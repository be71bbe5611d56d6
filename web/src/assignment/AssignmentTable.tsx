import { useText } from '../shared/language/i18n.ts'
import { labels as employeeLabels } from '../employee/labels.ts'
import { texts as match } from '../match/texts.ts'
import { focusFirstRow } from '../shared/part/row-focus.ts'
import { RowCheckbox } from '../shared/table/RowCheckbox.tsx'
import { texts as table } from '../shared/table/texts.ts'
import { AssignmentVacancy } from './AssignmentVacancy.tsx'
import type { Event, Plan } from './rules.ts'
import { choosable, isAmong, vacancyPlans } from './rules.ts'
import { texts } from './texts.ts'

type Props = { plan: Plan; dispatch: (event: Event) => void; isBusy: boolean }

/** In percent. */
const widths = { choice: 3, name: 23, score: 7, reasons: 37, distance: 11, acts: 19 }
const columns = Object.keys(widths).length

/** The vacancies, each with its proposed employees; one checkbox selects all. */
export function AssignmentTable({ plan, dispatch, isBusy }: Props) {
  const t = useText()
  const all = choosable(plan)
  const chosen = all.filter((pair) => isAmong(plan.chosen, pair))
  const choice = chosen.length === 0 ? 'none' : chosen.length === all.length ? 'all' : 'some'
  const toggleAll = () => dispatch({ type: 'chosen', pairs: choice === 'all' ? [] : all })
  return (
    <div className="k-list">
      <button type="button" className="k-skip" onClick={({ currentTarget }) => focusFirstRow(currentTarget.parentElement)}>
        {t(table.skip_head)}
      </button>
      <table className="k-table" aria-label={t(texts.proposal)} aria-busy={isBusy} tabIndex={-1}>
        <colgroup>
          {Object.entries(widths).map(([column, width]) => (
            <col key={column} style={{ width: `${width}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <RowCheckbox isHead label={t(texts.choose_all)} choice={choice} onToggle={all.length > 0 && !isBusy ? toggleAll : undefined} />
            {[employeeLabels.name, match.score, match.reasons].map((title) => (
              <th key={title.en} scope="col">
                {t(title)}
              </th>
            ))}
            <th scope="col" className="k-end">
              {t(employeeLabels.distance_to_near_facility_id_km)}
            </th>
            <th scope="col">{t(texts.acts)}</th>
          </tr>
        </thead>
        {vacancyPlans(plan).map((one) => (
          <AssignmentVacancy key={one.vacancy.id} of={one} plan={plan} dispatch={dispatch} isBusy={isBusy} columns={columns} />
        ))}
      </table>
    </div>
  )
}
