import { formatShortDay } from '../shared/language/format.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { type Clock, otherReading, standingOf, standingText } from './rules.ts'

/** The last permitted day, how near it is, and the day by the other way of counting. */
export function LeasingClockLastDay({ clock }: { clock: Clock }) {
  const today = useToday()
  const standing = standingText(clock, today)
  return (
    <TwoLines
      first={
        <>
          {formatShortDay(clock.last_day)} {standing && <span className={`k-clock-said-${standingOf(clock, today)}`}>{standing}</span>}
        </>
      }
      second={otherReading(clock)}
    />
  )
}
