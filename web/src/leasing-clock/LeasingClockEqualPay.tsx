import { TwoLines } from '../shared/part/TwoLines.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { type Clock, equalPayParts } from './rules.ts'

/** Since when she is paid like the hirer's own, or from when on, and why at once. */
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
