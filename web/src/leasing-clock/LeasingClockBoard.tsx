import { useQuery } from '@tanstack/react-query'
import { useText } from '../shared/language/i18n.ts'
import { PanelError } from '../shared/part/PanelError.tsx'
import { Waiting } from '../shared/part/Waiting.tsx'
import { LeasingClockLine } from './LeasingClockLine.tsx'
import { clocksOf } from './queries.ts'
import { texts } from './texts.ts'

/** An employee's clocks at all hirers, earliest last day first. */
export function LeasingClockBoard({ employee }: { employee: number }) {
  const t = useText()
  const { data, error, refetch } = useQuery(clocksOf(employee))
  if (error && !data) return <PanelError status={error.status} onReload={() => void refetch()} />
  if (!data) return <Waiting lines={2} />
  if (data.results.length === 0) return <p className="k-clock-none">{t(texts.no_clock_here)}</p>
  return (
    <ul className="k-clocks" aria-label={t(texts.leasing_clocks)}>
      {data.results.map((clock) => (
        <li key={clock.id}>
          <LeasingClockLine clock={clock} />
        </li>
      ))}
    </ul>
  )
}
