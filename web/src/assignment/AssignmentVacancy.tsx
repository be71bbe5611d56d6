import { vacancy as entity } from '@kasack/contract/vacancy.ts'
import { Link } from 'react-router'
import { recordPath } from '../shared/address/record-path.ts'
import { formatInteger, formatPeriod } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { AssignmentLeft } from './AssignmentLeft.tsx'
import { AssignmentRow } from './AssignmentRow.tsx'
import type { Event, Plan, VacancyPlan } from './rules.ts'
import { isAmong, isSame } from './rules.ts'
import { texts } from './texts.ts'

type Props = { of: VacancyPlan; plan: Plan; dispatch: (event: Event) => void; isBusy: boolean; columns: number }

/** A vacancy in the proposal: place, period and positions, the proposed employees, and what stays open. */
export function AssignmentVacancy({ of, plan, dispatch, isBusy, columns }: Props) {
  const t = useText()
  const { vacancy, filled, rows, leftOut } = of
  const head = `assignment-${vacancy.id}`
  return (
    <tbody aria-labelledby={head}>
      <tr className="k-assignment-vacancy">
        <th colSpan={columns} scope="rowgroup" id={head}>
          <Link to={recordPath(entity, vacancy.id)}>{vacancy.name}</Link>
          {!vacancy.name.endsWith(vacancy.facility.name) && <span>{vacancy.facility.name}</span>}
          <span>{formatPeriod(vacancy.date_range)}</span>
          {leftOut ? (
            <span>{leftOut}</span>
          ) : (
            <span className={filled < vacancy.positions ? 'k-today' : undefined}>
              {t(texts.filled_here, { filled: formatInteger(filled), total: formatInteger(vacancy.positions) })}
            </span>
          )}
        </th>
      </tr>
      {rows.map((row) => (
        <AssignmentRow
          key={row.pair.employee}
          row={row}
          vacancy={vacancy}
          decisions={{
            chosen: isAmong(plan.chosen, row.pair),
            locked: isAmong(plan.locked, row.pair),
            excluded: isAmong(plan.excluded, row.pair),
          }}
          refusal={plan.refused.find((one) => isSame(one, row.pair))?.reason}
          onDecide={isBusy ? undefined : (as) => dispatch({ type: 'decided', as, pair: row.pair })}
        />
      ))}
      <AssignmentLeft of={of} columns={columns} onAllow={(pair) => dispatch({ type: 'decided', as: 'excluded', pair })} />
    </tbody>
  )
}
