import { ErrorBoundary } from '../../shared/part/ErrorBoundary.tsx'
import { useToday } from '../../shared/program/use-today.ts'
import { KpiPicture } from './KpiPicture.tsx'
import { KpiTable } from './KpiTable.tsx'
import { isRunning } from './period.ts'
import type { KpiQuestion } from './question.ts'
import { useSeries } from './use-series.ts'

/** A chart of thirteen periods, and the table of four. */
export function KpiFigures({ question }: { question: KpiQuestion }) {
  const today = useToday()
  const series = useSeries(question)
  // Periods cut at the same day are equally long, so none counts as running.
  const shared = { question, series, isRunning: question.until === null && isRunning(series.periods.at(-1)!, today) }
  return (
    <>
      <ErrorBoundary>
        <KpiPicture {...shared} />
      </ErrorBoundary>
      <div className="k-card">
        <KpiTable {...shared} />
      </div>
    </>
  )
}
