import type { Booking } from '@kasack/contract/booking.ts'
import { booking } from '@kasack/contract/booking.ts'
import type { Page } from '@kasack/contract/list.ts'
import { useQuery } from '@tanstack/react-query'
import { listCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { formatDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { useToday } from '../shared/program/use-today.ts'
import { useMay } from '../shared/session/permission.ts'
import { BookingRecord } from './BookingRecord.tsx'
import { texts } from './texts.ts'

/** In the strip of an employee: what she is booked for today and until when, of several bookings the one that began last. */
export function BookingToday({ employee }: { employee: number }) {
  return useMay()(booking.access.read) ? <Current employee={employee} /> : null
}

function Current({ employee }: { employee: number }) {
  const t = useText()
  const today = useToday()
  const asked = { employee__id: employee, from_date: today, to_date: today, cancelled: false, size: 1 }
  const { data } = useQuery(read<Page<Booking>>(listCall(booking), asked))
  const [current] = data?.results ?? []
  return (
    <div>
      <div className="k-label">{t(texts.current)}</div>
      {current ? (
        <>
          <div className="k-big">
            <BookingRecord booking={current} withFacility />
          </div>
          <div className="k-second">
            {current.date_range.upper ? t(texts.until, { day: formatDay(current.date_range.upper) }) : t(texts.open_end)}
          </div>
        </>
      ) : (
        <div className="k-second">{data && t(texts.nothing_today)}</div>
      )}
    </div>
  )
}
