import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isOfOthers } from '../storage/told.ts'

/** How long a mark can be seen, in milliseconds. */
export const markTime = 8000

/** Whether others have changed what the element says, a moment ago. */
export function useChangeMark(find: () => HTMLElement | null | undefined): boolean {
  const said = useRef<string | null>(null)
  const [changes, setChanges] = useState(0)
  const [isMarked, setMarked] = useState(false)
  // oxlint-disable-next-line react/exhaustive-deps -- what it says is known after every rendering; it is marked once for each change of that
  useLayoutEffect(() => {
    const element = find()
    const says = element ? saidBy(element) : null
    const isChange = said.current !== null && said.current !== says && isOfOthers()
    said.current = says
    if (!isChange) return
    setMarked(true)
    setChanges((count) => count + 1)
  })
  useEffect(() => {
    if (changes === 0) return undefined
    const timer = setTimeout(() => setMarked(false), markTime)
    return () => clearTimeout(timer)
  }, [changes])
  return isMarked
}

/** A mark, what unfolds a long text, and what is read apart and comes when it comes. */
const uncompared = '.k-row-mark, .k-more, [data-late]'

/** The words that can be read or heard, whether or not a long text is unfolded or a number formatted. */
function saidBy(element: HTMLElement): string {
  const words = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const says = node.parentElement?.dataset['says'] ?? node.nodeValue?.replaceAll('\u00AD', '')
    if (!node.parentElement?.closest(uncompared)) words.push(says)
  }
  const labelled = [...element.querySelectorAll('[aria-label]')].filter((one) => !one.closest(uncompared))
  return [...words, ...labelled.map((one) => one.getAttribute('aria-label'))].join('\n')
}
