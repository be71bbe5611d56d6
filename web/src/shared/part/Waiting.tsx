import { useText } from '../language/i18n.ts'
import { texts } from './texts.ts'

/** Grey bars in place of loading content; they appear after 300 ms. */
export function Waiting({ lines = 6 }: { lines?: number }) {
  const t = useText()
  return (
    <output className="k-wait" aria-label={t(texts.loading)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="k-skel" style={{ inlineSize: `${92 - ((line * 17) % 40)}%` }} />
      ))}
    </output>
  )
}
