import { useVirtualizer } from '@tanstack/react-virtual'
import type { CSSProperties, RefObject } from 'react'
// oxlint-disable-next-line no-restricted-imports -- scrolling renders this component again, but must not render every row again
import { memo, useImperativeHandle, useLayoutEffect } from 'react'
import { BoardHeld } from './BoardHeld.tsx'
import { BoardRow } from './BoardRow.tsx'
import { BoardToday } from './BoardToday.tsx'
import type { RowPlaces } from './hands.ts'
import type { LaidRow } from './lanes.ts'
import type { BoardQuestion } from './span.ts'
import { useIsPrinted } from './use-is-printed.ts'

type Props = {
  laid: readonly LaidRow[]
  question: BoardQuestion
  /** Backgrounds behind the days of a row, by federal state. */
  backgrounds: ReadonlyMap<string | null, CSSProperties>
  today: string
  mayDraw: boolean
  chosen: ReadonlySet<number> | null
  frame: RefObject<HTMLDivElement | null>
  places: RefObject<RowPlaces | null>
}

/** In pixels, as in board.css. */
const headHeight = 52
/** Rows drawn beyond the visible ones. */
const beyond = 6

const SteadyRow = memo(BoardRow)

/** Draws only the visible rows, except when printing. */
export function BoardRows({ laid, question, backgrounds, today, mayDraw, chosen, frame, places }: Props) {
  const isPrinted = useIsPrinted()
  // oxlint-disable-next-line react/incompatible-library -- we do not use the React compiler
  const virtual = useVirtualizer({
    count: laid.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => laid[index]!.height,
    getItemKey: (index) => laid[index]!.row.id,
    overscan: beyond,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    useFlushSync: false,
  })
  useLayoutEffect(() => virtual.measure(), [laid, virtual])
  useImperativeHandle(places, () => ({ topOf, show: (index) => virtual.scrollToIndex(index) }))
  const topOf = (index: number) => (virtual.measurementsCache[index]?.start ?? headHeight) - headHeight
  const rowOf = (index: number, top: number | null) => {
    const one = laid[index]!
    const { id, federal_state } = one.row
    return (
      <SteadyRow
        key={id}
        laid={one}
        index={index}
        top={top}
        question={question}
        background={backgrounds.get(federal_state)}
        mayDraw={mayDraw}
        isChosen={chosen && chosen.has(id)}
      />
    )
  }
  return (
    <div role="rowgroup" className="k-board-rows" style={isPrinted ? undefined : { blockSize: virtual.getTotalSize() }}>
      <BoardToday question={question} today={today} />
      {isPrinted
        ? laid.map((_, index) => rowOf(index, null))
        : virtual.getVirtualItems().map(({ index, start }) => rowOf(index, start - headHeight))}
      <BoardHeld laid={laid} question={question} topOf={topOf} />
    </div>
  )
}
