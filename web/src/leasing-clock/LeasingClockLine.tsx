import type { LeasingClock } from '@kasack/contract/leasing-clocks.ts'
import type { ReactNode } from 'react'
import { useText } from '../shared/language/i18n.ts'
import { useToday } from '../shared/program/use-today.ts'
import { hirerKinds } from './labels.ts'
import { LeasingClockBar } from './LeasingClockBar.tsx'
import { LeasingClockComputing } from './LeasingClockComputing.tsx'
import { type Clock, clockText } from './rules.ts'

type Props = {
  clock: Clock & Partial<Pick<LeasingClock, 'computing'>>
  /** Actions on the clock. */
  children?: ReactNode
}

/** One hirer's clock: the bar, and its details in words below. */
export function LeasingClockLine({ clock, children }: Props) {
  const t = useText()
  const today = useToday()
  const { hirer, computing = false } = clock
  return (
    <div className="k-clock">
      <LeasingClockBar clock={clock} />
      <div className="k-clock-told">
        <p>
          <b>{hirer.name}</b>
          {hirer.kind !== 'hirer' && ` (${t(hirerKinds[hirer.kind])})`}: {clockText(clock, today)} {computing && <LeasingClockComputing />}
        </p>
        {children}
      </div>
    </div>
  )
}
