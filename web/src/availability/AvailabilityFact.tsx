import type { AbsenceWhileBooked, Week } from '@kasack/contract/availability.ts'
import { useText } from '../shared/language/i18n.ts'
import { StripFact } from '../shared/part/StripFact.tsx'
import { AvailabilityGrid } from './AvailabilityGrid.tsx'
import type { AvailabilityOf } from './texts.ts'
import { texts } from './texts.ts'

type Props = { weeks: readonly Week[] | null; absences?: readonly AbsenceWhileBooked[] | null; of?: AvailabilityOf }

/** In a page's summary strip: the next twelve weeks with their numbers; empty for readers who may not see bookings. */
export function AvailabilityFact({ weeks, absences, of = 'positions' }: Props) {
  const t = useText()
  if (!weeks) return null
  return (
    <StripFact label={t(of === 'person' ? texts.availability : texts.filling)}>
      <AvailabilityGrid weeks={weeks} absences={absences} of={of} isNumbered />
    </StripFact>
  )
}
