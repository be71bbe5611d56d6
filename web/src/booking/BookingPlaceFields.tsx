import { booking } from '@kasack/contract/booking.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { isFull, placementTexts } from '@kasack/contract/placement.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { problemsOf } from '../shared/call/refusal.ts'
import { Field } from '../shared/form/Field.tsx'
import type { Form } from '../shared/form/form.ts'
import { change, changeTogether } from '../shared/form/form.ts'
import { useFieldValue, useForm, useFormState } from '../shared/form/form-context.ts'
import { readAgain, readFor } from '../shared/storage/query-client.ts'
import { BookingFull } from './BookingFull.tsx'
import { vacancyOf } from './queries.ts'
import { texts } from './texts.ts'

const { fields } = booking
const eitherOr = { requiredText: placementTexts.vacancy_or_type, isOneOfSeveral: true }

/**
 * Where the employee goes: to a vacancy, which sets facility and department, or to a facility for a type of work. `sharedVacancy`: a vacancy with
 * a position for this booking.
 */
export function BookingPlaceFields({ sharedVacancy }: { sharedVacancy: number | null }) {
  const form = useForm()
  const isChange = useFormState(form, (state) => state.isChange)
  const [vacancy] = useFieldValue<Ref | null>(fields.vacancy)
  const [type] = useFieldValue<Ref | null>(fields.vacancy_type)
  const [facility] = useFieldValue<Ref | null>(fields.facility)
  const ownVacancy = useFormState(form, ({ start }) => (isChange ? (start['vacancy'] as Ref | null) : null))
  const { data: wanted } = useQuery({ ...vacancyOf(vacancy ?? { id: 0 }), enabled: vacancy !== null })
  const full =
    vacancy && wanted?.id === vacancy.id && vacancy.id !== ownVacancy?.id && vacancy.id !== sharedVacancy && isFull(wanted) ? wanted : null
  const refused = useFormState(form, (state) => state.refused)
  useEffect(() => {
    if (refused && 'vacancy' in problemsOf(refused.data)) readAgain() // another booking has taken the last position
  }, [refused])
  const isOfVacancy = vacancy !== null && !isChange // then the facility does not narrow the choice of another vacancy
  return (
    <>
      <Field
        of={fields.vacancy}
        width="name"
        required={!type}
        {...eitherOr}
        off={type && !vacancy ? 'disabled' : undefined}
        placeholder={type ? texts.by_type : undefined}
        params={{ facility__id: isOfVacancy ? undefined : facility?.id, status: ['open', 'paused', 'filled'] }}
        check={() => (full ? texts.no_position_left : null)}
        keep={(chosen) => void takeVacancy(form, chosen as Ref | null)}
      />
      <Field
        of={fields.vacancy_type}
        width="name"
        required={!vacancy}
        {...eitherOr}
        off={vacancy && !type ? 'disabled' : undefined}
        placeholder={vacancy ? texts.by_vacancy : undefined}
      />
      <Field of={fields.facility} width="name" required={!vacancy} off={isOfVacancy ? 'text' : undefined} />
      <Field of={fields.department} width="name" />
      {full && <BookingFull vacancy={full} />}
    </>
  )
}

/**
 * Takes facility and department from the vacancy, unless the user chose otherwise while it loaded. If it cannot be read, they stay
 * empty and the server fills them in.
 */
async function takeVacancy(form: Form, chosen: Ref | null): Promise<void> {
  const before = form.get().values['vacancy']
  change(form, 'vacancy', chosen)
  if (!chosen) return
  const { isChange } = form.get()
  if (!isChange && before !== null) changeTogether(form, { facility: null, department: null })
  const { department } = form.get().values
  const whole = await readFor(vacancyOf(chosen)).catch(() => null)
  const now = form.get().values as { vacancy: Ref | null; department: Ref | null } // fields of the form
  if (!whole || now.vacancy?.id !== whole.id) return
  const isByHand = now.department !== department
  changeTogether(form, { ...(!isByHand && { department: whole.department }), ...(!isChange && { facility: whole.facility }) })
}
