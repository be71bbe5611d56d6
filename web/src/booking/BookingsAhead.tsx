import { ended } from '@kasack/contract/range.ts'
import type { BookingItem } from '@kasack/contract/shared-shape.ts'
import { formatInteger, formatPeriod } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { Missing } from '../shared/part/Missing.tsx'
import { texts } from '../shared/part/texts.ts'
import { useToday } from '../shared/program/use-today.ts'

/** Bookings named before the rest is counted. */
const most = 10

/** The number of current and future bookings, and employee and period of the first ones. */
export function BookingsAhead({ bookings }: { bookings: readonly BookingItem[] }) {
  const t = useText()
  const today = useToday()
  const ahead = bookings.filter(({ date_range }) => !ended(date_range, today))
  if (ahead.length === 0) return <Missing />
  const named = ahead.slice(0, most).map(({ record, date_range }) => `${record.name}, ${formatPeriod(date_range)}`)
  const others = ahead.length - named.length
  return (
    <span title={[...named, ...(others > 0 ? [t(texts.some_more, { count: others })] : [])].join('\n')}>{formatInteger(ahead.length)}</span>
  )
}
