import { resource } from '../platform/resource/resource.ts'
import { listBookings } from './list.ts'
import { toBooking } from './queries.ts'
import { bookings } from './records.ts'

export const bookingRoutes = resource(bookings, { list: listBookings, record: toBooking })
