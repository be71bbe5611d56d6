import type { Booking } from '@kasack/contract/booking.ts'
import type { BookingAbsence } from '@kasack/contract/shared-shape.ts'
import { AbsenceIcon } from '../absence/AbsenceIcon.tsx'
import { formatDays } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts as words } from '../shared/part/texts.ts'
import { ToneTag } from '../shared/part/ToneTag.tsx'
import { useToday } from '../shared/program/use-today.ts'
import { absencesAhead, standInsFor } from './rules.ts'
import { texts } from './texts.ts'

const awayIn = ({ reason_display: reason, date_range }: BookingAbsence) => ({ reason, days: formatDays(date_range) })

/** Absences shown before the rest is counted. */
const most = 2

/** Current and future absences of the booked employee, and who stands in. */
export function BookingAbsences({ booking }: { booking: Booking }) {
  const t = useText()
  const { absences, date_range } = booking
  const ahead = absencesAhead(absences ?? [], date_range, useToday())
  const others = ahead.length - most
  return (
    <>
      {ahead.slice(0, most).map((absence) => (
        <div key={absence.id} className="k-absence">
          <ToneTag tone="amber" icon={AbsenceIcon}>
            {t(texts.away, awayIn(absence))}
          </ToneTag>
          {standInsFor(absence, booking).map(({ id, name, days }) => (
            <div key={id} className="k-second">
              {days === null ? t(texts.stands_in, { name }) : t(texts.stands_in_on, { name, days: formatDays(days) })}
            </div>
          ))}
        </div>
      ))}
      {others > 0 && (
        <div
          className="k-second"
          title={ahead
            .slice(most)
            .map((absence) => t(texts.away, awayIn(absence)))
            .join('\n')}
        >
          {t(words.some_more, { count: others })}
        </div>
      )}
    </>
  )
}
