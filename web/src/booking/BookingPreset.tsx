import type { Booking } from '@kasack/contract/booking.ts'
import { booking } from '@kasack/contract/booking.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { useQuery } from '@tanstack/react-query'
import { useFieldValue } from '../shared/form/form-context.ts'
import { usePreset } from '../shared/form/use-preset.ts'
import { formatShortDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { latestBookingAt, personOf, vacancyOf } from './queries.ts'
import { termsIn } from './rules.ts'
import { texts } from './texts.ts'

const { fields } = booking

/** Presets the terms last agreed with the facility and the employee's expenses; says whose terms they are. */
export function BookingPreset() {
  const t = useText()
  const [employee] = useFieldValue<Ref | null>(fields.employee)
  const place = usePlace()
  const { data: latest } = useQuery({ ...latestBookingAt(place ?? nowhere), enabled: place !== null })
  const { data: person } = useQuery(personOf(employee))
  usePreset(latest, termsIn)
  usePreset(person, expensesOf)
  if (!latest) return null
  return t(texts.terms_as, { day: formatShortDay(latest.date_range.lower), name: latest.employee.name })
}

const nowhere = { facility: 0, department: null, type: null }
const expensesOf = ({ expenses }: { expenses: Booking['expenses'] | null }) => ({ expenses })

/** The place of work; null until it is chosen and loaded. The type comes from the vacancy if there is one. */
function usePlace() {
  const [vacancy] = useFieldValue<Ref | null>(fields.vacancy)
  const [type] = useFieldValue<Ref | null>(fields.vacancy_type)
  const [facility] = useFieldValue<Ref | null>(fields.facility)
  const [department] = useFieldValue<Ref | null>(fields.department)
  const { data: wanted } = useQuery({ ...vacancyOf(vacancy ?? { id: 0 }), enabled: vacancy !== null })
  if (!facility || (vacancy && wanted?.id !== vacancy.id)) return null
  return { facility: facility.id, department: department?.id ?? null, type: (vacancy ? wanted?.vacancy_type : type)?.id ?? null }
}
