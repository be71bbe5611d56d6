import type { ReportPeriod } from '@kasack/contract/report-period.ts'
import type { Figure, Report } from '@kasack/contract/report.ts'
import { useState } from 'react'
import { useText } from '../../shared/language/i18n.ts'
import type { KpiRow } from './figures.ts'
import { figureText, kpiGroups, rowName } from './figures.ts'
import { periodText, shortPeriodText } from './period-text.ts'
import { texts } from './texts.ts'

type Props = { report: Report; figures: Record<string, Figure>[]; periods: ReportPeriod[] }

/**
 * The figures behind the chart and the sparklines; kinds that are always 0 are left out. Its hundreds of cells are
 * rendered only when opened.
 */
export function KpiHistory({ report, figures, periods }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const isFilled = ({ key, weight }: KpiRow) => weight === 'sum' || figures.some((one) => (one[key]?.value ?? 0) !== 0)
  return (
    <details className="k-kpi-all" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t(texts.all_numbers)}</summary>
      {isOpen && (
        <table>
          <caption className="k-sr">{t(texts.all_numbers)}</caption>
          <thead>
            <tr>
              <th scope="col">{t(texts.figure)}</th>
              {periods.map((period) => (
                <th key={periodText(period)} scope="col" abbr={periodText(period)}>
                  {shortPeriodText(period)}
                </th>
              ))}
            </tr>
          </thead>
          {kpiGroups(report).map(({ key, title, rows }) => (
            <tbody key={key}>
              <tr>
                <th colSpan={periods.length + 1} scope="rowgroup">
                  {t(title)}
                </th>
              </tr>
              {rows.filter(isFilled).map((row) => (
                <tr key={row.key}>
                  <th scope="row">{rowName(row)}</th>
                  {figures.map((one, index) => (
                    <td key={periodText(periods[index]!)}>{one[row.key] && figureText(one[row.key]!)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
    </details>
  )
}
