import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Rows that others change may become higher: the one under the pointer, with the focus, or else the first that can be seen stays where it
 * is on the screen. `answer` changes with what has arrived, `isByItself` says whether nobody has asked for that.
 */
export function useSteadyLines(list: RefObject<HTMLElement | null>, { answer, isByItself }: { answer: unknown; isByItself: boolean }) {
  const places = useRef<ReadonlyMap<Element, number>>(new Map())
  const arrived = useRef(answer)
  useLayoutEffect(() => {
    const line = arrived.current !== answer && isByItself ? readLine(list.current) : undefined
    const [before, now] = line ? [places.current.get(line), placesIn(list.current).get(line)] : []
    if (before !== undefined && now !== undefined && now !== before)
      scrollerOf(list.current).scrollBy({ top: now - before, behavior: 'instant' })
    arrived.current = answer
    places.current = placesIn(list.current)
  })
  useEffect(() => {
    const measure = () => (places.current = placesIn(list.current))
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [list])
}

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll('tbody tr') ?? [])]

/** How far below the upper edge of the list each row begins. */
function placesIn(list: HTMLElement | null): Map<Element, number> {
  const top = list?.getBoundingClientRect().top ?? 0
  return new Map(rowsIn(list).map((row) => [row, row.getBoundingClientRect().top - top]))
}

const readLine = (list: HTMLElement | null): Element | undefined => {
  const rows = rowsIn(list)
  return (
    rows.find((row) => row.matches(':hover')) ??
    rows.find((row) => row.contains(document.activeElement)) ??
    rows.find((row) => row.getBoundingClientRect().top >= 0)
  )
}

/** The dialog or drawer in which the list is scrolled, else the page. */
function scrollerOf(list: HTMLElement | null): Element {
  for (let around = list?.parentElement; around; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  }
  return document.scrollingElement ?? document.documentElement
}
