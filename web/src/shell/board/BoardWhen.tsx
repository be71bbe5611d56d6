import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { dayFrom } from '@kasack/contract/range.ts'
import { Button } from 'antd'
import { useText } from '../../shared/language/i18n.ts'
import { DayPicker } from '../../shared/part/DayPicker.tsx'
import { Segments } from '../../shared/part/Segments.tsx'
import type { BoardQuestion, Span } from './span.ts'
import { askForSpan, askFrom, spans } from './span.ts'
import { texts } from './texts.ts'

/** Chooses the visible weeks: earlier, later, from a day on, and how many. */
export function BoardWhen({ question: { from, weeks } }: { question: BoardQuestion }) {
  const t = useText()
  const by = (count: number) => askFrom(dayFrom(from, count * 7))
  const step = weeks === 4 ? 2 : weeks / 2
  return (
    <div className="k-board-when" role="group" aria-label={t(texts.span)}>
      <Button icon={<LeftOutlined aria-hidden />} aria-label={t(texts.earlier)} title={t(texts.earlier)} onClick={() => by(-step)} />
      <Button onClick={() => askFrom(null)}>{t(texts.this_week)}</Button>
      <Button icon={<RightOutlined aria-hidden />} aria-label={t(texts.later)} title={t(texts.later)} onClick={() => by(step)} />
      <div className="k-board-from">
        <DayPicker value={from} onChange={(day) => day && askFrom(day)} aria={{ 'aria-label': t(texts.from) }} />
      </div>
      <Segments<`${Span}`>
        aria-label={t(texts.span)}
        options={spans.map((count) => ({
          value: `${count}` as const,
          label: count === 26 ? t(texts.half_year) : t(texts.weeks, { count }),
        }))}
        value={`${weeks}`}
        onChange={(value) => askForSpan(spans.find((one) => String(one) === value)!)}
      />
    </div>
  )
}
