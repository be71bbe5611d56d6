import { isChangeByOthers } from '../storage/pushed.ts'

/** Elements that are read line by line. */
const lines = 'tbody tr, .k-facts dl > div, .k-long-note:not([hidden]), .k-strip > div, .k-field'

/**
 * The ref of scrollable content. When changes by others make the lines above grow, one line keeps its place on the screen: the hovered
 * one, the focused one, or the first visible one.
 */
export function steadyLines(content: HTMLElement | null): () => void {
  if (!content) return () => undefined
  let scroller = scrollerOf(content)
  let scrolled = scroller.scrollTop
  let height = content.offsetHeight
  let places = placesIn(content, scrolled)
  const observer = new ResizeObserver(() => {
    scroller = scrollerOf(content)
    const before = places
    places = placesIn(content, scroller.scrollTop)
    const line = isChangeByOthers() ? readLine(places) : undefined
    const [was, is] = line ? [before.get(line), places.get(line)] : []
    const moved = scroller.scrollTop - scrolled
    const grown = content.offsetHeight - height
    // Scroll anchoring moves at most by the growth, give or take 1 px, and is subtracted; any other move is the reader's and stays.
    const isAnchored = moved > Math.min(0, grown) - 1 && moved < Math.max(0, grown) + 1
    if (was !== undefined && is !== undefined && isAnchored) scroller.scrollBy({ top: is - was - moved, behavior: 'instant' })
    scrolled = scroller.scrollTop
    height = content.offsetHeight
  })
  observer.observe(content)
  const follow = () => {
    if (content.offsetHeight === height) scrolled = scroller.scrollTop
  }
  document.addEventListener('scroll', follow, { capture: true, passive: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('scroll', follow, { capture: true })
  }
}

/** Distance of each line from the top of the scrolled content. */
function placesIn(content: HTMLElement, scrolled: number): Map<Element, number> {
  return new Map([...content.querySelectorAll(lines)].map((line) => [line, line.getBoundingClientRect().top + scrolled]))
}

function readLine(places: ReadonlyMap<Element, number>): Element | undefined {
  const all = [...places.keys()]
  return (
    all.find((line) => line.matches(':hover')) ??
    all.find((line) => line.contains(document.activeElement)) ??
    all.find((line) => line.getBoundingClientRect().top >= 0)
  )
}

/** The dialog or drawer that scrolls the content, or else the page. */
function scrollerOf(content: HTMLElement): Element {
  for (let around = content.parentElement; around; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  }
  return document.scrollingElement ?? document.documentElement
}
