import { useRef } from 'react'
import { t } from '../language/i18n.ts'
import { texts } from '../language/texts.ts'
import { useChangeMark } from './use-change-mark.ts'

/** Says for a moment that others have changed what it stands in, by a selector or as its child. It takes no room. */
export function ChangeMark({ of = '*' }: { of?: string }) {
  const mark = useRef<HTMLSpanElement>(null)
  const isMarked = useChangeMark(() => mark.current?.parentElement?.closest<HTMLElement>(of))
  return (
    <span ref={mark} className={isMarked ? 'k-row-mark' : undefined} hidden={!isMarked}>
      {isMarked && t(texts.changed)}
    </span>
  )
}
