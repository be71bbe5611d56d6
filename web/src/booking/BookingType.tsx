import type { Booking } from '@kasack/contract/booking.ts'
import { formatShortDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { texts } from './texts.ts'
import { bookingTypes } from './labels.ts'

type Props = { booking: Booking; isAlone?: boolean }

/** The kind of a booking: new, renewal or replacement; below it, unless `isAlone`, when it was agreed and by whom. */
export function BookingType({ booking: { booking_type, created_datetime, created_by_user }, isAlone = false }: Props) {
  const t = useText()
  const agreed = { day: formatShortDay(created_datetime), name: created_by_user.name }
  return <TwoLines first={t(bookingTypes[booking_type])} second={!isAlone && t(texts.created_by, agreed)} />
}
