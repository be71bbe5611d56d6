type Ref = { id: number } | null
type BookingRow = { id: number; vacancy: Ref; cancelled: boolean; terminated: boolean; continues: Ref; stands_in_for: Ref }

/** How many positions of a vacancy are filled by its bookings, as the list answers them: those that share one count as one. */
export function positionsFilled(bookings: BookingRow[]): number {
  const live = bookings.filter(({ cancelled, terminated }) => !cancelled && !terminated)
  const isThere = (named: Ref) => live.some(({ id }) => id === named?.id)
  return live.filter(({ continues, stands_in_for }) => !isThere(continues) && !isThere(stands_in_for)).length
}
