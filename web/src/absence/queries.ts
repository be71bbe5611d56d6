import type { Absence } from '@kasack/contract/absence.ts'
import type { Booking } from '@kasack/contract/booking.ts'
import { booking as bookingEntity } from '@kasack/contract/booking.ts'
import type { FindingAnswer } from '@kasack/contract/judge.ts'
import { findingsOfAbsence, periodIn } from '../judge/queries.ts'
import { emailModal } from '../send-email/door.ts'
import { openModal } from '../shared/address/modals.ts'
import { recordCall } from '../shared/address/record-path.ts'
import { read } from '../shared/call/read.ts'
import { queryClient, readFor } from '../shared/storage/query-client.ts'

/** What the absence in a form affects, once the form has an employee and a period; `id`: the absence being changed. */
export const findingsAbout = (id: number | undefined, employee: number, dates: unknown) =>
  findingsOfAbsence({ id, employee, date_range: periodIn(dates) })

/** The bookings that a new absence hits, as its form showed them. */
export function bookingsHitBy({ employee, date_range }: Absence): FindingAnswer[] {
  const told = queryClient.getQueryData(findingsAbout(undefined, employee.id, date_range).queryKey)
  return told?.findings.filter(({ code }) => code === 'overlaps_booking') ?? []
}

type Telling = { isSick: boolean; mayNameHer: boolean }

/**
 * Writes to the facility of a booking that its employee is away, by name if the writer may see employees; sick leave has its own template.
 */
export async function tellFacility(booking: number, { isSick, mayNameHer }: Telling): Promise<void> {
  const { facility, employee } = await readFor(read<Booking>(recordCall(bookingEntity, booking)))
  if (!facility) return
  const about = mayNameHer ? { with: { entity: 'employee' as const, id: employee.id } } : {}
  openModal(emailModal, { from: { entity: isSick ? 'absence-at' : 'facility', id: facility.id }, ...about })
}
