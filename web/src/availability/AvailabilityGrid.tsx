import type { AbsenceWhileBooked, Week } from '@kasack/contract/availability.ts'
import { Tooltip } from 'antd'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useState } from 'react'
import { useText } from '../shared/language/i18n.ts'
import { describeAbsences, describeWeek, fillLevel } from './rules.ts'
import type { AvailabilityOf } from './texts.ts'
import { texts } from './texts.ts'

type Props = {
  /** Null if the reader may not see bookings. */
  weeks: readonly Week[] | null
  /** Absences during bookings; null if the reader may not see them. */
  absences?: readonly AbsenceWhileBooked[] | null
  of?: AvailabilityOf
  /** Show week numbers, where there is room. */
  isNumbered?: boolean
}

/** Weeks in a row. */
const perRow = 6

/**
 * Twelve weeks, six per row; hatched where a booked employee is away. Hovering over a week, or moving to it with the arrow keys, explains
 * it.
 */
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and pointer only reveal what the weeks mean
    <ol
      className={`k-weeks k-weeks-${isNumbered ? 'numbered' : 'compact'} k-weeks-${of}`}
      aria-label={t(texts.weeks)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users could not reach the weeks otherwise
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
