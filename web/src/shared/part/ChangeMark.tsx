import { useRef } from 'react'
import { t } from '../language/i18n.ts'
import { texts } from '../language/texts.ts'
import { useChangeMark } from './use-change-mark.ts'

/** Marks for a moment that others have changed the parent element, or its closest ancestor matching `of`. Takes up no space. */
export function ChangeMark({ of = '*' }: { of?: string }) {
  const mark = useRef<HTMLSpanElement>(null)
  const isMarked = useChangeMark(() => mark.current?.parentElement?.closest<HTMLElement>(of))
  return (
    <span ref={mark} className={isMarked ? 'k-row-mark' : undefined} hidden={!isMarked}>
      {isMarked && t(texts.changed)}
    </span>
  )
}
