import type { ClockHirer } from '@kasack/contract/leasing-clocks.ts'
import { useText } from '../shared/language/i18n.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { hirerKinds } from './labels.ts'

/** Where the employee is leased to, and what counts as the hirer there. */
export function LeasingClockHirer({ hirer }: { hirer: ClockHirer }) {
  const t = useText()
  return (
    <TwoLines
      first={
        <span className="k-line" title={hirer.name}>
          {hirer.name}
        </span>
      }
      second={t(hirerKinds[hirer.kind])}
    />
  )
}
