import { CloseCircleOutlined, MinusCircleOutlined } from '@ant-design/icons'
import type { Booking } from '@kasack/contract/booking.ts'
import { formatPeriod, formatRelativeDay, formatShortDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { StatusTag } from '../shared/part/StatusTag.tsx'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { BookingAbsences } from './BookingAbsences.tsx'
import { phaseOf } from './rules.ts'
import { texts } from './texts.ts'

/** The period of a booking; below it, whether it is running, to come, over, cancelled or ended early, and absences to come. */
export const BookingPeriod = ({ booking }: { booking: Booking }) => (
  <>
    <TwoLines first={<span className="k-line">{formatPeriod(booking.date_range)}</span>} second={<Standing booking={booking} />} />
    <BookingAbsences booking={booking} />
  </>
)

function Standing({ booking }: { booking: Booking }) {
  const t = useText()
  const today = useToday()
  const { lower, upper } = booking.date_range
  const phase = phaseOf(booking, today)
  if (phase === 'cancelled')
    return (
      <ToneTag tone="grey" icon={CloseCircleOutlined}>
        {t(texts.cancelled)}
      </ToneTag>
    )
  if (phase === 'terminated')
    return (
      <ToneTag tone="grey" icon={MinusCircleOutlined}>
        {t(texts.terminated)}
      </ToneTag>
    )
  if (phase === 'to come') return t(texts.begins, { when: formatRelativeDay(lower, today) })
  if (phase === 'over') return t(texts.ended, { when: formatRelativeDay(upper, today) })
  return (
    <>
      <StatusTag status="ongoing" />{' '}
      {upper === null ? t(texts.since, { day: formatShortDay(lower) }) : t(texts.ends, { when: formatRelativeDay(upper, today) })}
    </>
  )
}
