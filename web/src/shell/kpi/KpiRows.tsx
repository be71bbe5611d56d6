import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { useText } from '../../shared/language/i18n.ts'
import { useMay } from '../../shared/session/permission.ts'
import type { KpiGroup, KpiRow } from './figures.ts'
import { figuresOf, rowName } from './figures.ts'
import { KpiCell } from './KpiCell.tsx'
import { KpiSpark } from './KpiSpark.tsx'
import { periodText } from './period-text.ts'
import type { KpiColumn, KpiQuestion } from './question.ts'
import { comparedWith, foldEmpty } from './question.ts'
import { recordsBehind } from './records.ts'
import { texts } from './texts.ts'
import type { ReadColumn } from './use-report.ts'
import type { ReadSeries } from './use-series.ts'

type Props = { group: KpiGroup; question: KpiQuestion; read: readonly ReadColumn[]; series: ReadSeries; isRunning: boolean }

/** The rows of one group under its name; kinds without figures are collapsed below. */
export function KpiRows({ group, question, read, series, isRunning }: Props) {
  const t = useText()
  const may = useMay()
  const { columns, user, withoutEmpty } = question
  const known = read.map(({ report }) => (report ? figuresOf(report) : null))
  const figures = read.map(({ state }, index) => (state === 'there' ? known[index]! : null))
  const isFilled = ({ key, weight }: KpiRow) => weight === 'sum' || known.some((column) => (column?.[key]?.value ?? 0) !== 0)
  const empty = group.rows.filter((row) => !isFilled(row))
  const pathTo = ({ behind }: KpiRow, { days }: KpiColumn) => {
    const records = behind && recordsBehind(behind, { days, user })
    return records && may(records.needs) ? records.path : null
  }
  const comparedTo = ({ key }: KpiRow, index: number) => {
    const other = comparedWith(question, index)
    return other === null ? null : (figures[other]?.[key] ?? null)
  }
  const shown = (row: KpiRow) => {
    const isLessBetter = row.sense === 'less_is_better'
    return (
      <tr key={row.key} className={row.weight === 'sum' ? 'k-kpi-sum' : 'k-kpi-part'}>
        <th scope="row" aria-description={isLessBetter ? t(texts.less_is_better) : undefined}>
          {rowName(row)} {row.remark && <span className="k-kpi-remark">{t(row.remark)}</span>}
          {isLessBetter && (
            <span className="k-kpi-remark" aria-hidden="true">
              {t(texts.less_is_better)}
            </span>
          )}
        </th>
        <td>
          <KpiSpark name={rowName(row)} row={row.key} series={series} isRunning={isRunning} />
        </td>
        {columns.map((column, index) => (
          <td key={column.name}>
            <KpiCell
              name={`${rowName(row)}, ${periodText(column.period)}`}
              state={read[index]!.state}
              figure={figures[index]?.[row.key] ?? null}
              compared={comparedTo(row, index)}
              sense={row.sense}
              to={pathTo(row, column)}
            />
          </td>
        ))}
      </tr>
    )
  }
  return (
    <tbody>
      <tr className="k-kpi-group">
        <th colSpan={6} scope="rowgroup">
          {t(group.title)}
        </th>
      </tr>
      {group.rows.filter(isFilled).map(shown)}
      {empty.length > 0 && (
        <tr className="k-kpi-fold">
          <td colSpan={6}>
            <button type="button" aria-expanded={!withoutEmpty} onClick={() => foldEmpty(!withoutEmpty)}>
              {withoutEmpty ? <RightOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              {empty.length === 1 ? t(texts.one_empty_row) : t(texts.empty_rows, { count: empty.length })}
            </button>
          </td>
        </tr>
      )}
      {!withoutEmpty && empty.map(shown)}
    </tbody>
  )
}
