import { PlusOutlined } from '@ant-design/icons'
import type { CSSProperties } from 'react'
import { boardLists } from '@kasack/contract/board.ts'
import { useStore } from '../../shared/program/store.ts'
import { useText } from '../../shared/language/i18n.ts'
import { RecordLink } from '../../shared/record/RecordLink.tsx'
import { BoardBar } from './BoardBar.tsx'
import { held } from './held.ts'
import type { LaidRow } from './lanes.ts'
import { keyOf } from './lanes.ts'
import type { BoardQuestion } from './span.ts'
import { texts } from './texts.ts'

export type RowProps = {
  laid: LaidRow
  index: number
  /** Offset from the first row, in pixels; null when printing, where rows flow normally. */
  top: number | null
  question: BoardQuestion
  background: CSSProperties | undefined
  mayDraw: boolean
  /** Whether the row is selected; null if rows cannot be selected. */
  isChosen: boolean | null
}

/** One employee, facility or vacancy with its days. */
export function BoardRow({ laid, index, top, question, background, mayDraw, isChosen }: RowProps) {
  const t = useText()
  const { row, bars, height } = laid
  const { id, name, subtitle } = row
  const moved = useStore(movedIn(id))
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="k-board-row"
      data-row={index}
      style={{ height, ...(top !== null && { position: 'absolute', transform: `translateY(${top}px)` }) }}
    >
      <div role="rowheader" className="k-board-name">
        {isChosen !== null && (
          <input
            type="checkbox"
            tabIndex={-1}
            data-choose={id}
            checked={isChosen}
            aria-label={t(texts.choose, { name })}
            onChange={later}
          />
        )}
        <div className="k-board-who">
          <RecordLink className="k-line" entity={boardLists[question.rows].entity} of={row} />
          <span className="k-second" title={subtitle}>
            {subtitle}
          </span>
        </div>
        {mayDraw && (
          <button
            type="button"
            tabIndex={-1}
            className="k-board-draw"
            data-draw
            aria-label={t(texts.draw, { name })}
            title={t(texts.draw, { name })}
          >
            <PlusOutlined aria-hidden />
          </button>
        )}
      </div>
      <div role="gridcell" className="k-board-track" style={background}>
        {bars.map(({ bar, lane }) => (
          <BoardBar key={keyOf(bar)} bar={bar} lane={lane} seen={question} isMoved={moved === keyOf(bar)} />
        ))}
      </div>
    </div>
  )
}

/** The grid handles the change event for all rows. */
const later = () => undefined

/** Store of the held bar's key, if it belongs to this row; null otherwise. */
const movedIn = (id: number) => ({
  get(): string | null {
    const now = held.get()
    return now?.act === 'move' && now.row.id === id ? keyOf(now.bar) : null
  },
  subscribe: held.subscribe,
})
