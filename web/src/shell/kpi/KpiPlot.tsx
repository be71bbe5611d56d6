import type { ReportPeriod } from '@kasack/contract/report-period.ts'
import type { Figure } from '@kasack/contract/report.ts'
import { formatInteger } from '../../shared/language/format.ts'
import { useText } from '../../shared/language/i18n.ts'
import { figureText } from './figures.ts'
import { Line } from './Line.tsx'
import { indexOfMost, pointsOf, topOf } from './line.ts'
import { lineText } from './line-text.ts'
import { periodText, shortPeriodText } from './period-text.ts'
import { texts } from './texts.ts'

type Props = { name: string; figures: Figure[]; periods: ReportPeriod[]; isRunning: boolean }

/** One line with its scale. The last and the largest figure are printed at their points; hovering shows each. */
export function KpiPlot({ name, figures, periods, isRunning }: Props) {
  const t = useText()
  const values = figures.map(({ value }) => value)
  const top = topOf(values)
  const points = pointsOf(values, top)
  const [last, most] = [values.length - 1, indexOfMost(values)]
  return (
    <figure className="k-kpi-plot">
      <figcaption>{name}</figcaption>
      <div className="k-kpi-plane" role="img" aria-label={lineText(name, figures, periods)}>
        {[top, top / 2, 0].map((tick) => (
          <span key={tick} className="k-kpi-tick" style={{ insetBlockStart: `${100 - (tick / top) * 100}%` }}>
            {formatInteger(tick)}
          </span>
        ))}
        <Line values={values} top={top} isRunning={isRunning} isMarked>
          <path className="k-line-grid" d="M0 0H100M0 50H100M0 100H100" />
        </Line>
        <span className="k-kpi-last" style={{ insetBlockStart: `${points[last]!.y}%` }}>
          {figureText(figures[last]!)}
        </span>
        {most < last - 1 && values[most]! > 0 && (
          <span className="k-kpi-most" style={{ insetInlineStart: `${points[most]!.x}%`, insetBlockStart: `${points[most]!.y}%` }}>
            {figureText(figures[most]!)}
          </span>
        )}
        {periods.map((period, index) => (
          <span
            key={periodText(period)}
            className="k-kpi-point"
            style={{ insetInlineStart: `${points[index]!.x}%` }}
            title={t(texts.point, { period: periodText(period), value: figureText(figures[index]!) })}
          />
        ))}
        {periods.map((period, index) =>
          index % labelled === 0 ? (
            <span key={shortPeriodText(period)} className="k-kpi-when" style={{ insetInlineStart: `${points[index]!.x}%` }}>
              {shortPeriodText(period)}
            </span>
          ) : null,
        )}
      </div>
    </figure>
  )
}

/** Every n-th period is labelled below the line; with thirteen, that includes the first and the last. */
const labelled = 4
