import type { Absence } from '@kasack/contract/absence.ts'
import { contains } from '@kasack/contract/range.ts'
import { daysBetween, formatPeriod, formatRelativeDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { StatusTag } from '../shared/part/StatusTag.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { texts } from './texts.ts'

/** The period of an absence; below it how long it lasts, and how much of it is left today. */
export function AbsencePeriod({ absence: { date_range } }: { absence: Absence }) {
  const t = useText()
  const today = useToday()
  const { lower, upper } = date_range
  const length = daysBetween(lower, upper) + 1
  const days = t(length === 1 ? texts.one_day : texts.some_days, { count: length })
  const left = daysBetween(today, upper)
  const rest = t(left === 0 ? texts.last_day : left === 1 ? texts.one_day_left : texts.days_left, { count: left })
  const toCome = t(texts.days_and_start, { days, start: formatRelativeDay(lower, today) })
  return (
    <TwoLines
      first={<span className="k-line">{formatPeriod(date_range)}</span>}
      second={contains(date_range, today) ? <Ongoing>{rest}</Ongoing> : lower > today ? toCome : days}
    />
  )
}

const Ongoing = ({ children }: { children: string }) => (
  <>
    <StatusTag status="ongoing" /> {children}
  </>
)
