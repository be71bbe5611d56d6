import type { Booking } from '@kasack/contract/booking.ts'
import { bookingList } from '@kasack/contract/booking.ts'
import { formatPeriod } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { useToday } from '../shared/program/use-today.ts'
import { RelatedTable } from '../shared/table/RelatedTable.tsx'
import type { RowState } from '../shared/table/row-state.ts'
import { bookingActions } from './BookingActions.tsx'
import { BookingAdd } from './BookingAdd.tsx'
import { bookingColumns } from './BookingColumns.tsx'
import { BookingIcon } from './BookingIcon.tsx'
import { phaseOf } from './rules.ts'
import { texts } from './texts.ts'

const columns = {
  employee: bookingColumns('employee/details'),
  facility: bookingColumns('facility/details'),
  vacancy: bookingColumns('vacancy/details'),
}

type Props = {
  tableKey: string
  /** The record on whose page the table is shown. */
  of: { entity: keyof typeof columns; id: number }
  /** No position is left at the vacancy. */
  isFull?: boolean
}

/** The bookings of an employee, facility or vacancy, latest first. */
export function BookingTable({ tableKey, of, isFull = false }: Props) {
  const t = useText()
  const today = useToday()
  return (
    <RelatedTable
      list={bookingList}
      tableKey={tableKey}
      of={of}
      columns={columns[of.entity]}
      rowName={({ employee, date_range }) => t(texts.booking_of, { name: employee.name, period: formatPeriod(date_range) })}
      rowState={(booking) => rowStateOf(booking, today)}
      actions={(booking) => bookingActions(booking, today)}
      empty={{
        icon: BookingIcon,
        title: texts.no_booking,
        hint: texts.no_booking_hint,
        action: <BookingAdd from={of} isFull={isFull} />,
      }}
    />
  )
}

/** Running bookings are highlighted; cancelled bookings and bookings ended early are grey. */
export function rowStateOf(booking: Booking, today: string): RowState {
  const phase = phaseOf(booking, today)
  if (phase === 'ongoing') return 'ongoing'
  return phase === 'cancelled' || phase === 'terminated' ? 'disabled' : undefined
}
