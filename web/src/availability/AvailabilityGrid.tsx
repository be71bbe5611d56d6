import type { AbsenceWhileBooked, Week } from '@kasack/contract/availability.ts'
import { Tooltip } from 'antd'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useState } from 'react'
import { useText } from '../shared/language/i18n.ts'
import { describeAbsences, describeWeek, fillLevel } from './rules.ts'
import type { AvailabilityOf } from './texts.ts'
import { texts } from './texts.ts'

type Props = {
  /** Null where the reader may not know who is booked. */
  weeks: readonly Week[] | null
  /** When somebody is booked and away; null where the reader may not know. */
  absences?: readonly AbsenceWhileBooked[] | null
  of?: AvailabilityOf
  /** With the numbers of the weeks, where there is room for them. */
  isNumbered?: boolean
}

/** So many weeks stand side by side. */
const perRow = 6

/** Twelve weeks, six per row; hatched where somebody who is booked is away. Each says what it means where the pointer is, and one after the other by the arrow keys. */
export function AvailabilityGrid({ weeks, absences, of = 'positions', isNumbered = false }: Props) {
  const t = useText()
  const [current, setCurrent] = useState<number | null>(null)
  if (!weeks) return null
  const told = weeks.map((week) => ({ week, text: describeWeek(week, of), away: describeAbsences(week, absences ?? []) }))
  const leave = () => setCurrent(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(current ?? 0)
    if (next === undefined || next < 0 || next >= weeks.length) return
    event.preventDefault()
    setCurrent(next)
  }
  const list = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and the pointer only tell what its weeks mean
    <ol
      className={`k-weeks k-weeks-${isNumbered ? 'numbered' : 'compact'} k-weeks-${of}`}
      aria-label={t(texts.weeks)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else nobody without a pointer comes to them
      tabIndex={0}
      onFocus={() => setCurrent((known) => known ?? 0)}
      onBlur={leave}
      onPointerLeave={leave}
      onKeyDown={onKeyDown}
    >
      {told.map(({ week, text, away }, index) => (
        <li key={week.start} data-current={index === current || undefined} onPointerEnter={() => setCurrent(index)}>
          {isNumbered && <span aria-hidden="true">{week.week}</span>}
          <i
            className={`k-week k-week-${week.fill}${away.length > 0 ? ' k-week-away' : ''}`}
            style={{ '--level': `${fillLevel(week)}%` } as CSSProperties}
            aria-hidden="true"
          />
          <span className="k-sr">{[text, ...away].join('; ')}</span>
        </li>
      ))}
    </ol>
  )
  const shown = current === null ? undefined : told[current]
  return (
    <Tooltip open={shown !== undefined} title={shown && <Lines of={[shown.text, ...shown.away]} />} placement="top">
      {list}
    </Tooltip>
  )
}

const Lines = ({ of }: { of: string[] }) => of.map((line) => <div key={line}>{line}</div>)

const steps: Record<string, (from: number) => number> = {
  ArrowLeft: (from) => from - 1,
  ArrowRight: (from) => from + 1,
  ArrowUp: (from) => from - perRow,
  ArrowDown: (from) => from + perRow,
  Home: () => 0,
  End: () => 2 * perRow - 1,
}
