import { useText } from '../language/i18n.ts'
import { texts } from './texts.ts'

const bars = { high: 3, medium: 2, low: 1 } as const

type PriorityProps = { value: keyof typeof bars; withWord?: boolean }

/** Three bars, like a signal: readable without colour. */
export function Priority({ value, withWord = false }: PriorityProps) {
  const t = useText()
  const title = t(texts.priority, { word: t(texts[value]) })
  return (
    <span className={`k-prio k-prio-${value}`} title={title}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            x={bar * 4.2}
            y={8 - bar * 3.5}
            width="3"
            height={4 + bar * 3.5}
            rx="1"
            fill="currentColor"
            opacity={bar < bars[value] ? 1 : 0.25}
          />
        ))}
      </svg>
      {withWord ? t(texts[value]) : <span className="k-sr">{title}</span>}
    </span>
  )
}
