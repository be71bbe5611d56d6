import type { BookingItem } from '@kasack/contract/shared-shape.ts'
import { contains } from '@kasack/contract/range.ts'
import { Link } from 'react-router'
import { formatDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { useToday } from '../shared/program/use-today.ts'
import { StripFact } from '../shared/part/StripFact.tsx'
import { texts } from './texts.ts'

type Props = {
  /** Ordered by first day; null if the reader may not see bookings. */
  bookings: readonly BookingItem[] | null
}

/** In an employee's summary strip: today's booking and its end; of several, the one that began last. */
export function BookingToday({ bookings }: Props) {
  const t = useText()
  const today = useToday()
  if (!bookings) return null
  const current = bookings.findLast(({ date_range }) => contains(date_range, today))
  return (
    <StripFact label={t(texts.current)}>
      {current && (
        <div className="k-big" title={current.record.name}>
          <Link className="k-shave" to={`${current.record.path}/${current.record.id}`}>
            {current.record.name}
          </Link>
        </div>
      )}
      <div className="k-second">{current ? until(current) : t(texts.nothing_today)}</div>
    </StripFact>
  )

  function until({ date_range: { upper } }: BookingItem) {
    return upper === null ? t(texts.open_end) : t(texts.until, { day: formatDay(upper) })
  }
}
