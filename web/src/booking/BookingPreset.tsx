import type { Booking } from '@kasack/contract/booking.ts'
import { booking } from '@kasack/contract/booking.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { fillIn } from '../shared/form/form.ts'
import { useFieldValue, useForm, useFormState } from '../shared/form/form-context.ts'
import type { FieldValues } from '../shared/form/values.ts'
import { formatShortDay } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { latestBookingAt, personOf, vacancyOf } from './queries.ts'
import { missingPresets, termsIn } from './rules.ts'
import { texts } from './texts.ts'

const { fields } = booking

/** A new booking begins with the terms last agreed on with the house, and with the expenses of whoever is sent; says whose terms they are. */
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

/** Where the work is; null as long as that is not said, or not read. The type is that of the vacancy. */
function usePlace() {
  const [vacancy] = useFieldValue<Ref | null>(fields.vacancy)
  const [type] = useFieldValue<Ref | null>(fields.vacancy_type)
  const [facility] = useFieldValue<Ref | null>(fields.facility)
  const [department] = useFieldValue<Ref | null>(fields.department)
  const { data: wanted } = useQuery({ ...vacancyOf(vacancy ?? { id: 0 }), enabled: vacancy !== null })
  if (!facility || (vacancy && wanted?.id !== vacancy.id)) return null
  return { facility: facility.id, department: department?.id ?? null, type: (vacancy ? wanted?.vacancy_type : type)?.id ?? null }
}

/** Fills in what follows from a record, and something else once that is another one; what the user has entered stays. */
function usePreset<From extends object>(from: From | null | undefined, valuesOf: (from: From) => FieldValues) {
  const form = useForm()
  const before = useRef<FieldValues>({})
  const start = useFormState(form, (state) => state.start) // anew where others have changed what the form began with
  useEffect(() => {
    if (from === undefined) return // it is being read
    const wanted = from ? valuesOf(from) : {}
    const missing = missingPresets(form.get(), { before: before.current, wanted })
    before.current = wanted
    if (Object.keys(missing).length > 0) fillIn(form, missing)
  }, [form, start, from, valuesOf])
}
