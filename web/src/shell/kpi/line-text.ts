import type { ReportPeriod } from '@kasack/contract/report-period.ts'
import type { Figure } from '@kasack/contract/report.ts'
import { t } from '../../shared/language/i18n.ts'
import { figureText } from './figures.ts'
import { indexOfMost } from './line.ts'
import { periodText } from './period-text.ts'
import { texts } from './texts.ts'

/** A line in words, for screen readers. */
export function lineText(name: string, figures: readonly Figure[], periods: readonly ReportPeriod[]): string {
  const values = figures.map(({ value }) => value)
  const most = indexOfMost(values)
  return t(texts.line, {
    name,
    last: figureText(figures.at(-1)!),
    most: figureText(figures[most]!),
    when: periodText(periods[most]!),
    least: figureText(figures[values.indexOf(Math.min(...values))]!),
  })
}
