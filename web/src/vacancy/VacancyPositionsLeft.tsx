import { formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** The positions not booked yet. */
export function VacancyPositionsLeft({ positions, bookings }: { positions: number; bookings: number }) {
  const t = useText()
  const left = positions - bookings
  return left > 0 ? t(texts.some_left, { count: formatInteger(left) }) : t(texts.none_left)
}
