import type { ReactNode } from 'react'
import { useRef } from 'react'
import { t } from '../language/i18n.ts'
import { texts } from '../language/texts.ts'
import { Missing } from './Missing.tsx'
import { useChangeMark } from './use-change-mark.ts'

/** A line of `Facts`. Missing values are shown as such, and values others have just changed are marked. */
export function Fact({ label, children }: { label: string; children?: ReactNode }) {
  const value = useRef<HTMLElement>(null)
  const isMarked = useChangeMark(() => value.current)
  return (
    <div className={isMarked ? 'k-fact-changed' : undefined}>
      <dt>
        {label}
        {isMarked && <span className="k-row-mark">{t(texts.changed)}</span>}
      </dt>
      <dd ref={value}>{children || children === 0 ? children : <Missing />}</dd>
    </div>
  )
}
