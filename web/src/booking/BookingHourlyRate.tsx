import { booking } from '@kasack/contract/booking.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { useQuery } from '@tanstack/react-query'
import { useFieldValue } from '../shared/form/form-context.ts'
import { formatMoney } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { personOf } from './queries.ts'
import { texts } from './texts.ts'

/** The employee's hourly pay, next to the facility's charge rate. */
export function BookingHourlyRate() {
  const t = useText()
  const [employee] = useFieldValue<Ref | null>(booking.fields.employee)
  const { data: person } = useQuery(personOf(employee))
  if (!person?.hourly_rate) return null
  const amount = formatMoney(person.hourly_rate)
  return (
    <span className="k-second" title={t(texts.hourly_rate_of, { name: person.name, amount })}>
      {t(texts.hourly_rate, { amount })}
    </span>
  )
}
