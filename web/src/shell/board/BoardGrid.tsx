import { boardName } from '@kasack/contract/board.ts'
import type { BoardRow } from '@kasack/contract/board.ts'
import { booking } from '@kasack/contract/booking.ts'
import { absence } from '@kasack/contract/absence.ts'
import { useRef } from 'react'
import { useText } from '../../shared/language/i18n.ts'
import { useStore } from '../../shared/program/store.ts'
import { useToday } from '../../shared/program/use-today.ts'
import { useMay } from '../../shared/session/permission.ts'
import { BoardChosen } from './BoardChosen.tsx'
import { BoardHead } from './BoardHead.tsx'
import { BoardRows } from './BoardRows.tsx'
import { announcement } from './held.ts'
import { layRow } from './lanes.ts'
import { openBar } from './open-bar.ts'
import { backgroundsOf, commonState, holidaysIn } from './scale.ts'
import type { BoardQuestion } from './span.ts'
import { rowWords, texts } from './texts.ts'
import { enter, leave, press } from './keys.ts'
import { cancelPointer, click, movePointer, pressPointer, releasePointer } from './pointer.ts'
import type { Hands, RowPlaces } from './hands.ts'

type Props = {
  rows: readonly BoardRow[]
  question: BoardQuestion
  /** Selected rows; null if rows cannot be selected. */
  chosen: ReadonlySet<number> | null
  onChoose: (chosen: ReadonlySet<number>) => void
}

/** The grid of rows and days, with mouse and keyboard handling. */
export function BoardGrid({ rows, question, chosen, onChoose }: Props) {
  const t = useText()
  const may = useMay()
  const today = useToday()
  const frame = useRef<HTMLDivElement>(null)
  const places = useRef<RowPlaces | null>(null)
  const laid = rows.map((row) => layRow(row, question.rows))
  const backgrounds = backgroundsOf(rows, question)
  const mayDraw = may(booking.access.create)
  const hands = (): Hands => ({
    question,
    today,
    laid,
    places: () => places.current,
    frame: () => frame.current,
    mayMove: ({ kind }) => may(kind === 'absence' ? absence.access.change : booking.access.change),
    mayDraw,
    open: (bar, row) => openBar(bar, { row, rows: question.rows, may }),
  })
  return (
    <>
      <div
        ref={frame}
        role="grid"
        tabIndex={0}
        aria-label={`${t(boardName)}, ${t(rowWords[question.rows])}`}
        aria-rowcount={rows.length + 1}
        aria-describedby={helpId}
        className="k-board"
        onKeyDown={(event) => press(hands(), event)}
        onFocus={(event) => enter(hands(), event)}
        onBlur={leave}
        onPointerDown={(event) => pressPointer(hands(), event)}
        onPointerMove={(event) => movePointer(hands(), event)}
        onPointerUp={() => releasePointer(question)}
        onPointerCancel={cancelPointer}
        onClick={(event) => click(hands(), event)}
        onChange={({ target }) => {
          const id = target instanceof HTMLInputElement && Number(target.dataset['choose'])
          if (id && chosen) onChoose(target.checked ? new Set([...chosen, id]) : new Set([...chosen].filter((one) => one !== id)))
        }}
      >
        <div role="rowgroup" className="k-board-heads">
          <BoardHead question={question} holidays={holidaysIn(question, commonState(rows))} today={today} />
        </div>
        <BoardRows
          laid={laid}
          question={question}
          today={today}
          mayDraw={mayDraw}
          chosen={chosen}
          backgrounds={backgrounds}
          frame={frame}
          places={places}
        />
      </div>
      <div className="k-board-foot">
        <p id={helpId}>{t(texts.keys)}</p>
        {chosen && <BoardChosen rows={rows} chosen={chosen} onChoose={onChoose} />}
      </div>
      <Said />
    </>
  )
}

const helpId = 'board-keys'

/** Announces keyboard actions on bars to screen readers. */
function Said() {
  return (
    <div role="status" className="k-sr">
      {useStore(announcement)}
    </div>
  )
}
