import type { LeasingClock } from '@kasack/contract/leasing-clocks.ts'
import { LeasingClockBar } from './LeasingClockBar.tsx'
import { LeasingClockComputing } from './LeasingClockComputing.tsx'
import { usedText } from './rules.ts'

/** The used part of the hirer's maximum, as a bar and in words. */
export const LeasingClockUsed = ({ clock }: { clock: LeasingClock }) => (
  <>
    <LeasingClockBar clock={clock} />
    <div className="k-second">{clock.computing ? <LeasingClockComputing /> : usedText(clock)}</div>
  </>
)
