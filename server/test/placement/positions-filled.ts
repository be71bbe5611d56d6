type Ref = { id: number } | null
type BookingRow = { id: number; vacancy: Ref; cancelled: boolean; terminated: boolean; continues: Ref; stands_in_for: Ref }

/** The positions of a vacancy filled by its bookings as listed: those that share a position count as one. */
export function positionsFilled(bookings: BookingRow[]): number {
  const live = bookings.filter(({ cancelled, terminated }) => !cancelled && !terminated)
  const isThere = (named: Ref) => live.some(({ id }) => id === named?.id)
  return live.filter(({ continues, stands_in_for }) => !isThere(continues) && !isThere(stands_in_for)).length
}
