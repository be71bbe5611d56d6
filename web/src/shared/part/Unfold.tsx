import { useEffect, useRef, useState } from 'react'
import { softHyphens } from '../language/soft-hyphen.ts'
import { useText } from '../language/i18n.ts'
import { texts } from './texts.ts'

type Props = {
  /** Lines shown before the cut: two in a table, six elsewhere. */
  lines?: 2 | 6
  children: string
}

/** A text cut after a few lines, with a button to show all of it if something was cut. */
export function Unfold({ lines = 2, children }: Props) {
  const t = useText()
  const text = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const shown = text.current
    if (!shown) return undefined
    const observer = new ResizeObserver(() => setCut(shown.scrollHeight > shown.clientHeight + 1))
    observer.observe(shown)
    return () => observer.disconnect()
  }, [children])
  return (
    <div className="k-unfold">
      <div ref={text} className={isOpen ? 'k-pre' : lines === 6 ? 'k-shave k-shave-six' : 'k-shave'}>
        {isOpen ? children : softHyphens(children)}
      </div>
      {(isCut || isOpen) && (
        <button type="button" className="k-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? texts.less : texts.more)}
        </button>
      )}
    </div>
  )
}
