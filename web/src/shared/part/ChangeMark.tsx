import { useRef } from 'react'
import { t } from '../language/i18n.ts'
import { texts } from '../language/texts.ts'
import { useChangeMark } from './use-change-mark.ts'

/** The last thing in an element, which says for a moment that others have changed it. It takes no room. */
export function ChangeMark() {
  const mark = useRef<HTMLSpanElement>(null)
  const isMarked = useChangeMark(() => mark.current?.parentElement)
  return (
    <span ref={mark} className={isMarked ? 'k-row-mark' : undefined} hidden={!isMarked}>
      {isMarked && t(texts.changed)}
    </span>
  )
}
