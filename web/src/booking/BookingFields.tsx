import { booking } from '@kasack/contract/booking.ts'
import type { Period, Ref } from '@kasack/contract/field.ts'
import { endOfMonth } from '@kasack/contract/range.ts'
import { useEffect } from 'react'
import { LeasingClockPreview } from '../leasing-clock/LeasingClockPreview.tsx'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { change } from '../shared/form/form.ts'
import { useFieldValue, useForm } from '../shared/form/form-context.ts'
import { PeriodEnds } from '../shared/form/PeriodEnds.tsx'
import { useText } from '../shared/language/i18n.ts'
import { BookingFits } from './BookingFits.tsx'
import { BookingPlaceFields } from './BookingPlaceFields.tsx'
import { BookingTermFields } from './BookingTermFields.tsx'
import { BookingWarnings } from './BookingWarnings.tsx'
import { bookingTypes } from './labels.ts'
import { quickEnds } from './rules.ts'
import { texts } from './texts.ts'

const { fields } = booking

type Props = {
  /** The booking being changed. */
  id: number | undefined
  /** Days from the address that replace the stored ones. */
  days: Period | null
  /** Usual end, derived from the booking this one follows. */
  former: string | null
  /** The vacancy at which it shares the position of the booking it follows. */
  sharedVacancy: number | null
  /** Start with the usual terms of the facility. */
  isPreset: boolean
}

export function BookingFields({ id, days, former, sharedVacancy, isPreset }: Props) {
  const t = useText()
  const [type] = useFieldValue<string>(fields.booking_type)
  const [replaced] = useFieldValue<Ref | null>(fields.replacement_for)
  const [continued] = useFieldValue<Ref | null>(fields.continues)
  const [absent] = useFieldValue<Ref | null>(fields.stands_in_for)
  useNamedDays(days)
  return (
    <>
      <FieldGroup title={t(texts.assignment)} hint={t(texts.either_hint)} isRequired>
        <BookingPlaceFields sharedVacancy={sharedVacancy} />
        <Field of={fields.employee} width="name" withoutRight={texts.no_employees} />
        <Field of={fields.qualification} width="name" />
        <BookingFits />
      </FieldGroup>
      <FieldGroup title={t(texts.period)}>
        <Field of={fields.date_range} width="name" endOf={endOfMonth} />
        <PeriodEnds of={fields.date_range} endsFrom={(start) => quickEnds(start, former)} />
        <LeasingClockPreview id={id} />
        <Field of={fields.booking_type} width="name" choices={bookingTypes} />
        {(type === 'replacement' || replaced !== null) && <Field of={fields.replacement_for} width="name" />}
        {continued && <Field of={fields.continues} width="name" off="text" />}
        {absent && <Field of={fields.stands_in_for} width="name" off="text" />}
        <BookingWarnings id={id} />
      </FieldGroup>
      <BookingTermFields isPreset={isPreset} />
      <FieldGroup title={t(texts.papers)}>
        <Field of={fields.send_documents} width="full" />
        <Field of={fields.notes} width="full" />
      </FieldGroup>
    </>
  )
}

/** A change opened from a colleague's link starts with the days in that link. */
function useNamedDays(days: Period | null): void {
  const form = useForm()
  useEffect(() => {
    if (days && form.get().isChange) change(form, 'date_range', days)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the fields exist
  }, [form])
}
