import { useText } from '../shared/language/i18n.ts'
import { useToday } from '../shared/program/use-today.ts'
import { type Clock, placesOf, standingOf, usedText } from './rules.ts'
import { texts } from './texts.ts'

/** The used share of the hirer's maximum and the start of equal pay. The words next to it say the same. */
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
