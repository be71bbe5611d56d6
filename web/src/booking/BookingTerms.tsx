import type { Booking } from '@kasack/contract/booking.ts'
import type { Text } from '@kasack/contract/text.ts'
import { formatMoney, formatNumber, formatShortDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { Unfold } from '../shared/part/Unfold.tsx'
import { accommodations, employeeTravel, facilityTravel, insituWords, labels } from './labels.ts'
import { texts } from './texts.ts'

/** The remaining terms, also for bookings that can no longer be opened. */
export function BookingTerms({ booking }: { booking: Booking }) {
  const t = useText()
  const { department, qualification, working_hours_month, expenses, bonus, insitu, replacement_for, send_documents } = booking
  const { continues, continued_by, stands_in_for, former_upper } = booking
  const { facility_pays_transportation_expenses: paid, accommodation_package, accommodation_price } = booking
  const named = (label: Text, value: string | undefined) => value && t(texts.named, { label: t(label), value })
  const amounts = [accommodation_package, accommodation_price].filter((amount) => amount !== null).map((amount) => formatMoney(amount))
  const accommodation = t(accommodations[booking.accommodation])
  const told = [
    department?.name,
    qualification?.name,
    t(texts.hours_month, { hours: formatNumber(working_hours_month) }),
    named(labels.expenses, formatMoney(expenses)),
    bonus && named(labels.bonus, formatMoney(bonus)),
    named(labels.employee_transportation_expenses, t(employeeTravel[booking.employee_transportation_expenses])),
    paid && named(labels.facility_pays_transportation_expenses, t(facilityTravel[paid])),
    named(
      labels.accommodation,
      amounts.length > 0 ? t(texts.with_amounts, { word: accommodation, amounts: amounts.join(' / ') }) : accommodation,
    ),
    insitu && t(insituWords[insitu]),
    named(labels.replacement_for, replacement_for?.name),
    named(labels.former_upper, formatShortDay(former_upper)),
    named(labels.continues, continues?.name),
    named(labels.continued_by, continued_by?.name),
    named(labels.stands_in_for, stands_in_for?.name),
    named(labels.send_documents, send_documents.map(({ name }) => name).join(', ')),
  ]
  return <Unfold>{told.filter(Boolean).join(' · ')}</Unfold>
}
