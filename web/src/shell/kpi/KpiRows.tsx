import { useText } from '../../shared/language/i18n.ts'
import { useMay } from '../../shared/session/permission.ts'
import type { KpiGroup, KpiRow } from './figures.ts'
import { figuresOf } from './figures.ts'
import { KpiCell } from './KpiCell.tsx'
import { periodText } from './period-text.ts'
import type { KpiColumn, KpiQuestion } from './question.ts'
import { recordsBehind } from './records.ts'
import type { ReadColumn } from './use-report.ts'

type Props = { group: KpiGroup; question: KpiQuestion; read: readonly ReadColumn[] }

/** The rows of one group under its name. */
export function KpiRows({ group, question: { columns, user, withoutEmpty }, read }: Props) {
  const t = useText()
  const may = useMay()
  const figures = read.map(({ report, state }) => (report && state === 'there' ? figuresOf(report) : null))
  const isShown = ({ key, weight }: KpiRow) =>
    !withoutEmpty || weight === 'sum' || figures.some((column) => column !== null && column[key]?.value !== 0)
  const nameOf = ({ label }: KpiRow) => (typeof label === 'string' ? label : t(label))
  const pathTo = ({ behind }: KpiRow, { period }: KpiColumn) => {
    const records = behind && recordsBehind(behind, { period, user })
    return records && may(records.needs) ? records.path : null
  }
  return (
    <tbody>
      <tr className="k-kpi-group">
        <th colSpan={6} scope="rowgroup">
          {t(group.title)}
        </th>
      </tr>
      {group.rows.filter(isShown).map((row) => (
        <tr key={row.key} className={row.weight === 'sum' ? 'k-kpi-sum' : 'k-kpi-part'}>
          <th scope="row">
            {nameOf(row)} {row.remark && <span className="k-kpi-remark">{t(row.remark)}</span>}
          </th>
          <td>{null}</td>
          {columns.map((column, index) => (
            <td key={column.name}>
              <KpiCell
                name={`${nameOf(row)}, ${periodText(column.period)}`}
                state={read[index]!.state}
                figure={figures[index]?.[row.key] ?? null}
                compared={index < 3 ? (figures[3]?.[row.key] ?? null) : null}
                to={pathTo(row, column)}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
