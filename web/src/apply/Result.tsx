import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** The outcome of an action: an icon, a title that is read out, and the next steps. */
export function Result({ kind, title, children }: { kind: 'good' | 'bad'; title: string; children: ComponentChildren }) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    head.current?.focus()
  }, [])
  return (
    <section class={`card result ${kind}`} aria-labelledby="result">
      <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d={kind === 'good' ? 'M5 12.5l4.5 4.5L19 7.5' : 'M12 6v7M12 17.5v.01'} />
      </svg>
      <h1 id="result" ref={head} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  )
}
