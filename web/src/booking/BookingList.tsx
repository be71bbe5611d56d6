import { bookingOverrideEntity } from '@kasack/contract/booking-override.ts'
import { booking as entity, bookingList } from '@kasack/contract/booking.ts'
import { formatPeriod } from '../shared/language/format.ts'
import { listPath } from '../shared/address/record-path.ts'
import { useText } from '../shared/language/i18n.ts'
import { LinkButton } from '../shared/part/LinkButton.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { ListPage } from '../shared/table/ListPage.tsx'
import { bookingActions } from './BookingActions.tsx'
import { bookingColumns } from './BookingColumns.tsx'
import { BookingIcon } from './BookingIcon.tsx'
import { bookingModal } from './door.ts'
import { rowStateOf } from './BookingTable.tsx'
import { texts } from './texts.ts'

const columns = bookingColumns('list')

/** All bookings, newest first, /bookings; dashboard figures link here. */
export function BookingList() {
  const t = useText()
  const today = useToday()
  return (
    <ListPage
      list={bookingList}
      tableKey="bookings"
      title={entity.plural}
      columns={columns}
      defaultSort="-created_datetime"
      rowName={({ employee, date_range }) => t(texts.booking_of, { name: employee.name, period: formatPeriod(date_range) })}
      rowState={(booking) => rowStateOf(booking, today)}
      actions={(booking) => bookingActions(booking, today)}
      beside={
        <LinkButton type="text" to={listPath(bookingOverrideEntity)}>
          {t(bookingOverrideEntity.plural)}
        </LinkButton>
      }
      create={{ modal: bookingModal }}
      empty={{ icon: BookingIcon, title: texts.no_booking, hint: texts.no_booking_hint }}
    />
  )
}
