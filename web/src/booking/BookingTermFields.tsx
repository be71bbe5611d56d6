import { booking } from '@kasack/contract/booking.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { BookingHourlyRate } from './BookingHourlyRate.tsx'
import { BookingPreset } from './BookingPreset.tsx'
import { accommodations, employeeTravel, facilityTravel, insituWords } from './labels.ts'
import { texts } from './texts.ts'

const { fields } = booking

/** The terms of a booking; accommodation amounts appear only if the agency provides it. `isPreset`: it starts with usual terms. */
export function BookingTermFields({ isPreset }: { isPreset: boolean }) {
  const t = useText()
  const [accommodation] = useFieldValue<string | null>(fields.accommodation)
  return (
    <>
      <FieldGroup title={t(texts.terms)} hint={isPreset && <BookingPreset />}>
        <Field of={fields.charge_rate} width="column" unit="€" action={isPreset && <BookingHourlyRate />} />
        <Field of={fields.working_hours_month} width="column" unit="h" />
        <Field of={fields.expenses} width="column" unit="€" requiredText={texts.expenses_missing} />
        <Field of={fields.bonus} width="column" unit="€" />
        <Field of={fields.insitu} width="name" choices={insituWords} />
      </FieldGroup>
      <FieldGroup title={t(texts.travel)}>
        <Field of={fields.employee_transportation_expenses} width="name" choices={employeeTravel} requiredText={texts.travel_missing} />
        <Field of={fields.facility_pays_transportation_expenses} width="name" choices={facilityTravel} />
        <Field of={fields.accommodation} width="name" choices={accommodations} />
        {accommodation === 'yes' && (
          <>
            <Field of={fields.accommodation_package} width="column" unit="€" required />
            <Field of={fields.accommodation_price} width="column" unit="€" required />
          </>
        )}
      </FieldGroup>
    </>
  )
}
