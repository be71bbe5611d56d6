import { periodDaysUntil } from '@kasack/contract/report-period.ts'
import { useText } from '../../shared/language/i18n.ts'
import { useToday } from '../../shared/program/use-today.ts'
import { cutText, periodText } from './period-text.ts'
import type { TimeFrame } from './period.ts'
import { latestPeriods, readPeriod, timeFrames } from './period.ts'
import type { KpiQuestion } from './question.ts'
import { askForFrame, askForSameDays } from './question.ts'
import { texts } from './texts.ts'

/**
 * Compares the current week, month or year with the same days of the previous one in one click; a second click undoes
 * it.
 */
export function KpiQuick({ question: { frame, until } }: { question: KpiQuestion }) {
  const t = useText()
  const today = useToday()
  const hint = (of: TimeFrame) => {
    const [period, before] = latestPeriods(of, today, 2).map((name) => readPeriod(of, name)!)
    const day = cutText(before!, periodDaysUntil(before!, today).upper)
    return t(texts.same_days_hint, { period: periodText(period!), before: periodText(before!), day })
  }
  return (
    <div className="k-quick k-kpi-quick" role="group" aria-label={t(texts.same_days)}>
      <span className="k-label" aria-hidden="true">
        {t(texts.same_days)}
      </span>
      {timeFrames.toReversed().map((of) => {
        const isPressed = until !== null && of === frame
        return (
          <button
            key={of}
            type="button"
            title={hint(of)}
            aria-pressed={isPressed}
            onClick={() => (isPressed ? askForFrame(of) : askForSameDays(of))}
          >
            {t(texts[`same_days_${of}`])}
          </button>
        )
      })}
    </div>
  )
}
