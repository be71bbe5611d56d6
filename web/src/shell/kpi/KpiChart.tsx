import type { ReportPeriod } from '@kasack/contract/report-period.ts'
import type { ReportSeries } from '@kasack/contract/report-series.ts'
import { reportAt } from '@kasack/contract/report-series.ts'
import type { Figure } from '@kasack/contract/report.ts'
import { useText } from '../../shared/language/i18n.ts'
import { pictured } from './figures.ts'
import { KpiHistory } from './KpiHistory.tsx'
import { KpiPlot } from './KpiPlot.tsx'

type Props = { series: ReportSeries; figures: Record<string, Figure>[]; periods: ReportPeriod[]; isRunning: boolean }

/** Three lines, each with its own scale, since logbook entries outnumber bookings forty to one; plus all figures as a table. */
export function KpiChart({ series, figures, periods, isRunning }: Props) {
  const t = useText()
  return (
    <>
      <div className="k-kpi-plots">
        {pictured.map(({ key, label }) => (
          <KpiPlot
            key={key}
            name={t(label)}
            figures={figures.map((one) => one[key] ?? { value: 0, type: 'Number' })}
            periods={periods}
            isRunning={isRunning}
          />
        ))}
      </div>
      <KpiHistory report={reportAt(series, 0)} figures={figures} periods={periods} />
    </>
  )
}
