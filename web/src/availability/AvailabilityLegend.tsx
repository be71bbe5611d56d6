import type { WeekFill } from '@kasack/contract/availability.ts'
import { mayViewBookedAbsences, mayViewBookings } from '@kasack/contract/availability.ts'
import { weekOf } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { useMay } from '../shared/session/permission.ts'
import type { AvailabilityOf } from './texts.ts'
import { awayWords, fillWords, texts } from './texts.ts'

const explained: Record<AvailabilityOf, readonly WeekFill[]> = {
  positions: ['not-filled', 'partially-filled', 'fully-filled', 'not-included'],
  person: ['not-filled', 'fully-filled'],
}

type Props = {
  of?: AvailabilityOf
  isLimited?: boolean
  /** Explain the hatching of weeks in which a booked employee is away. */
  withAbsences?: boolean
  /** A day of the first week shown; undefined if that is always the current week. */
  from?: string
}

/**
 * Explains the week marks of a table, once next to its filters. `isLimited`: a period limits the weeks, so explain the ones outside it too.
 */
export function AvailabilityLegend({ of = 'positions', isLimited = false, withAbsences = false, from }: Props) {
  const t = useText()
  const may = useMay()
  if (!may(mayViewBookings)) return null
  return (
    <ul className={`k-weeks-legend k-weeks-${of}`} aria-label={t(texts.legend)}>
      {from !== undefined && <li>{t(texts.from_week, { week: weekOf(from) })}</li>}
      {[...explained[of], ...(isLimited ? (['not-included'] as const) : [])].map((fill) => (
        <li key={fill}>
          <i className={`k-week k-week-${fill}`} aria-hidden="true" />
          {t(fillWords[of][fill])}
        </li>
      ))}
      {withAbsences && may(mayViewBookedAbsences) && (
        <li>
          <i className="k-week k-week-fully-filled k-week-away" aria-hidden="true" />
          {t(awayWords[of])}
        </li>
      )}
    </ul>
  )
}
