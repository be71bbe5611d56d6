import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isChangeByOthers } from '../storage/pushed.ts'

/** How long a mark is visible, in milliseconds. */
export const markTime = 8000

/** Whether others have just changed the element's text. */
export function useChangeMark(find: () => HTMLElement | null | undefined): boolean {
  const said = useRef<string | null>(null)
  const [changes, setChanges] = useState(0)
  const [isMarked, setMarked] = useState(false)
  // oxlint-disable-next-line react/exhaustive-deps -- the text is known only after rendering; each change of it marks once
  useLayoutEffect(() => {
    const element = find()
    const says = element ? saidBy(element) : null
    const isChange = said.current !== null && said.current !== says && isChangeByOthers()
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

/** Marks, the unfold button, and content loaded separately at any time. */
const uncompared = '.k-row-mark, .k-more, [data-late]'

/** The visible and announced text, independent of unfolding and number formatting. */
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
