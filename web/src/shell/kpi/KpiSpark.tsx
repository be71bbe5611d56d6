import type { Figure } from '@kasack/contract/report.ts'
import { Line } from './Line.tsx'
import { lineText } from './line-text.ts'
import type { ReadSeries } from './use-series.ts'

type Props = { name: string; row: string; series: ReadSeries; isRunning: boolean }

/** The thirteen figures of a row as a sparkline; nothing until they have loaded. */
export function KpiSpark({ name, row, series: { figures, periods }, isRunning }: Props) {
  if (!figures) return null
  const own = figures.map((one) => one[row] ?? nothing)
  const values = own.map(({ value }) => value)
  return (
    <div className="k-kpi-spark" role="img" aria-label={lineText(name, own, periods)}>
      <Line values={values} top={Math.max(...values, 1)} isRunning={isRunning} />
    </div>
  )
}

/** For a kind added after the series was read. */
const nothing: Figure = { value: 0, type: 'Number' }
