import { useText } from '../shared/language/i18n.ts'
import { useToday } from '../shared/program/use-today.ts'
import { type Clock, placesOf, standingOf, usedText } from './rules.ts'
import { texts } from './texts.ts'

/** How much of the hirer's months is used, and where equal pay begins. What it says stands beside it in words. */
export function LeasingClockBar({ clock }: { clock: Clock }) {
  const t = useText()
  const today = useToday()
  const { used, equalPay } = placesOf(clock, today)
  return (
    <div
      className={`k-clock-bar k-clock-${standingOf(clock, today)}`}
      role="meter"
      aria-label={t(texts.clock_at, { name: clock.hirer.name })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(used)}
      aria-valuetext={usedText(clock)}
    >
      <span className="k-clock-used" style={{ inlineSize: `${used}%` }} />
      <span className="k-clock-mark" style={{ insetInlineStart: `${equalPay}%` }} title={t(texts.equal_pay_mark)} />
    </div>
  )
}
