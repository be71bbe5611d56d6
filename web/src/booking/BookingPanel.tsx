import { booking } from '@kasack/contract/booking.ts'
import type { ComponentProps } from 'react'
import type { Panel } from '../shared/part/Panels.tsx'
import { useListPanel } from '../shared/table/list-panel.tsx'
import { BookingAdd } from './BookingAdd.tsx'
import { BookingIcon } from './BookingIcon.tsx'
import { BookingTable } from './BookingTable.tsx'

/** The bookings of a record, with a button to add one. */
export const useBookingPanel = (table: ComponentProps<typeof BookingTable>): Panel =>
  useListPanel({
    entity: booking,
    icon: BookingIcon,
    tableKey: table.tableKey,
    extra: <BookingAdd type="text" size="small" from={table.of} isFull={table.isFull ?? false} />,
    children: <BookingTable {...table} />,
  })
