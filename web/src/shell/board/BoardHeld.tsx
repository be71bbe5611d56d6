import { useEffect } from 'react'
import { JudgeFindings } from '../../judge/JudgeFindings.tsx'
import { texts as judgeTexts } from '../../judge/texts.ts'
import { useText } from '../../shared/language/i18n.ts'
import { useStore } from '../../shared/program/store.ts'
import { cancelMove } from './moving.ts'
import type { BoardHold } from './held.ts'
import { held } from './held.ts'
import type { LaidRow } from './lanes.ts'
import { keyOf, laneHeight } from './lanes.ts'
import { placeOf } from './scale.ts'
import type { BoardQuestion } from './span.ts'
import { texts } from './texts.ts'
import { dayText, daysText, moveText } from './words.ts'

type Props = { laid: readonly LaidRow[]; question: BoardQuestion; topOf: (index: number) => number }

/** The held bar, drawn over the rows at its new place, with the findings there. */
export function BoardHeld({ laid, question, topOf }: Props) {
  const t = useText()
  const now = useStore(held)
  const isHeld = now !== null
  useEffect(() => (isHeld ? escape() : undefined), [isHeld])
  useEffect(() => cancelMove, []) // leaving the board cancels the move
  const index = now ? laid.findIndex(({ row }) => row.id === now.row.id) : -1
  if (!now || index === -1) return null
  const lane = now.act === 'move' ? (laid[index]!.bars.find(({ bar }) => keyOf(bar) === keyOf(now.bar))?.lane ?? 0) : 0
  const { left, width } = placeOf(now.days, question)
  const findings = now.act === 'move' ? now.findings : []
  return (
    <div className="k-board-over k-board-over-held">
      <div
        className="k-board-held"
        data-level={levelOf(now)}
        style={{ left: `${left}%`, width: `${width}%`, top: topOf(index) + 4 + lane * laneHeight }}
      />
      <div
        className="k-board-told"
        style={{
          [left > 60 ? 'right' : 'left']: `${left > 60 ? Math.max(0, 100 - left - width) : left}%`,
          top: topOf(index) + 6 + (lane + 1) * laneHeight,
        }}
      >
        <strong>{now.act === 'move' ? moveText(now) : `${dayText(now.days)}, ${daysText(now.days)}`}</strong>
        {findings === null && <span className="k-second">{t(judgeTexts.looking)}</span>}
        {findings && <JudgeFindings findings={findings} />}
        {now.by === 'keys' && <span className="k-second">{t(now.act === 'move' ? texts.help : texts.help_draw)}</span>}
      </div>
    </div>
  )
}

/** The highest level among the findings. */
function levelOf(now: BoardHold): string | undefined {
  const levels = now.act === 'move' ? (now.findings ?? []).map(({ level }) => level) : []
  return (['block', 'warn'] as const).find((level) => levels.includes(level))
}

/** Escape cancels the move, wherever the focus is. */
function escape(): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    cancelMove()
  }
  document.addEventListener('keydown', press, true)
  return () => document.removeEventListener('keydown', press, true)
}
