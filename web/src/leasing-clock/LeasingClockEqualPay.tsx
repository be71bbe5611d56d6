import { TwoLines } from '../shared/part/TwoLines.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { type Clock, equalPayParts } from './rules.ts'

/** Start of equal pay, and the reason if it applies from day one. */
export function LeasingClockEqualPay({ clock }: { clock: Clock }) {
  const { day, reason } = equalPayParts(clock, useToday())
  return (
    <TwoLines
      first={day}
      second={
        reason && (
          <span className="k-line" title={reason}>
            {reason}
          </span>
        )
      }
    />
  )
}
