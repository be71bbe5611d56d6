import { today } from '../shared/program/clock.ts'
import { daysLate, dueOf } from '../shared/language/due.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** How late an open follow-up is: `4 Tage überfällig`, `heute`; nothing before its day. */
export function FollowUpDue({ date }: { date: string }) {
  const t = useText()
  const due = dueOf(date, today())
  if (due === 'later') return null
  const count = daysLate(date, today())
  return (
    <span className={`k-${due}`}>
      {due === 'today' ? t(texts.today) : t(count === 1 ? texts.one_day_late : texts.days_late, { count })}
    </span>
  )
}
