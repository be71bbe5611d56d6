import { formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** How many positions nobody is booked for yet. */
export function VacancyPositionsLeft({ positions, bookings }: { positions: number; bookings: number }) {
  const t = useText()
  const left = positions - bookings
  return left > 0 ? t(texts.some_left, { count: formatInteger(left) }) : t(texts.none_left)
}
