import { Button } from 'antd'
import { useText } from '../../shared/language/i18n.ts'
import { actionIcon } from '../../shared/look/icons.ts'
import { Waiting } from '../../shared/part/Waiting.tsx'
import { lazyPart, useLoaded } from '../../shared/program/lazy-part.tsx'
import { cutText, periodText } from './period-text.ts'
import type { KpiQuestion } from './question.ts'
import { texts } from './texts.ts'
import type { ReadSeries } from './use-series.ts'

type Props = { question: KpiQuestion; series: ReadSeries; isRunning: boolean }

/** Loaded only with the figures, since nothing else draws lines. */
const LazyChart = lazyPart(async () => (await import('./KpiChart.tsx')).KpiChart)

/** The trend up to the latest period as a chart, whose space is reserved while it loads. */
export function KpiPicture({ question: { frame, until, columns }, series, isRunning }: Props) {
  const t = useText()
  const last = series.periods.at(-1)!
  const isLoaded = useLoaded(LazyChart) // loads in parallel with the figures
  return (
    <section className="k-card k-kpi-picture" aria-labelledby="kpi-picture">
      <header>
        <h2 id="kpi-picture">{t(texts[`history_${frame}`], { count: series.periods.length, period: periodText(last) })}</h2>
        {until && <span className="k-label">{t(texts.cut, { day: cutText(last, columns[0]!.days.upper) })}</span>}
        {isRunning && <span className="k-label">{t(texts.dashed, { period: periodText(last) })}</span>}
      </header>
      {series.state === 'failed' ? (
        <p role="alert">
          {t(texts.history_not_loaded)}{' '}
          <Button type="link" size="small" icon={<actionIcon.reload />} onClick={series.reload}>
            {t(texts.reload)}
          </Button>
        </p>
      ) : series.figures && series.series && isLoaded ? (
        <LazyChart series={series.series} figures={series.figures} periods={series.periods} isRunning={isRunning} />
      ) : (
        <Waiting lines={5} />
      )}
    </section>
  )
}
