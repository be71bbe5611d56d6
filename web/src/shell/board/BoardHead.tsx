import { dayFrom } from '@kasack/contract/range.ts'
import { daysBetween, formatDay, formatWeekday, weekOf } from '../../shared/language/format.ts'
import { formatMonth } from '../../shared/language/format-month.ts'
import { useText } from '../../shared/language/i18n.ts'
import type { Holiday, Part } from './scale.ts'
import { beginsMonth, beginsWeek, dayCountOf, isWeekend, partsOf } from './scale.ts'
import type { BoardQuestion } from './span.ts'
import { texts } from './texts.ts'
import { dayText } from './words.ts'

type Props = { question: BoardQuestion; holidays: readonly Holiday[]; today: string }

/** The days above the rows: by weeks and days, or by months and weeks. */
export function BoardHead({ question, holidays, today }: Props) {
  const t = useText()
  const { from, to, weeks } = question
  const isDaily = weeks === 4
  const count = dayCountOf(question)
  const above = partsOf(question, isDaily ? beginsWeek : beginsMonth)
  const below = partsOf(question, isDaily ? () => true : beginsWeek)
  const at = ({ from: day, days }: Part) => ({ left: `${(100 * daysBetween(from, day)) / count}%`, width: `${(100 * days) / count}%` })
  return (
    <div role="row" aria-rowindex={1} className="k-board-row k-board-head">
      <div role="columnheader" className="k-board-name">
        {t(texts.who)}
      </div>
      <div role="columnheader" className="k-board-track" aria-label={dayText({ lower: from, upper: to })}>
        {above.map((part) => (
          <span key={part.from} className="k-board-part" style={at(part)} aria-hidden>
            {isDaily ? `${t(texts.week, { week: weekOf(part.from) })} · ${shortDay(part.from)}–${shortDay(lastOf(part))}` : monthText(part)}
          </span>
        ))}
        {below.map((part) => {
          const holiday = holidays.find(({ day }) => isDaily && day === part.from)
          const isNow = part.from <= today && today <= lastOf(part)
          return (
            <span
              key={part.from}
              className="k-board-part k-board-part-below"
              style={at(part)}
              data-weekend={(isDaily && isWeekend(part.from)) || undefined}
              data-holiday={holiday !== undefined || undefined}
              data-now={isNow || undefined}
              title={isDaily ? holiday?.name : dayText({ lower: part.from, upper: lastOf(part) })}
              aria-hidden
            >
              {isDaily ? `${formatWeekday(part.from).slice(0, 2)} ${part.from.slice(8)}` : weekText(part, weeks)}
            </span>
          )
        })}
      </div>
    </div>
  )
}

const lastOf = ({ from, days }: Part): string => dayFrom(from, days - 1)
const shortDay = (day: string): string => formatDay(day).slice(0, 6)
const monthText = ({ from, days }: Part): string => (days < 10 ? '' : formatMonth(from))
const weekText = ({ from }: Part, weeks: number): string => (weeks === 26 ? String(weekOf(from)) : `${weekOf(from)} · ${shortDay(from)}`)
