import { employee } from '@kasack/contract/employee.ts'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useForm } from '../shared/form/form-context.ts'
import { isBlank } from '../shared/form/values.ts'
import { useText } from '../shared/language/i18n.ts'
import { placeOf } from '../shared/place/address.ts'
import { AddressFields } from '../shared/place/AddressFields.tsx'
import type { AddressLookup } from '../shared/place/use-located.ts'
import { useLocated } from '../shared/place/use-located.ts'
import { EmployeePreferredLocationFields } from './EmployeePreferredLocationFields.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const { fields } = employee

/** Where an employee lives, and where she wants to work and how she gets there; by default near her home. */
export function EmployeePlaceFields() {
  const t = useText()
  const preferred = usePreferredLocation()
  return (
    <>
      <FieldGroup title={t(labels.formatted_address)}>
        <AddressFields onPostalCode={preferred.preset} />
      </FieldGroup>
      <FieldGroup title={t(texts.wishes)}>
        <EmployeePreferredLocationFields located={preferred.located} />
        <Field of={fields.preferred_facility_types} width="full" />
        <Field of={fields.preferred_facility_departments} width="full" />
      </FieldGroup>
    </>
  )
}

/** The place around which she wants to work; preset with the postal code of her home. */
function usePreferredLocation(): { located: AddressLookup; preset: (postalCode: string) => void } {
  const form = useForm()
  const located = useLocated({
    typed: [fields.preferred_postal_code],
    latitude: fields.preferred_location_latitude,
    longitude: fields.preferred_location_longitude,
    approximate: fields.preferred_location_is_approximate,
    wanted: codeIn,
    placeOf: (places, values) => placeOf(places, { postal_code: codeIn(values), city: '' }),
    isAlwaysApproximate: false,
  })
  return {
    located,
    preset(postalCode) {
      if (!postalCode || !isBlank(form.get().values['preferred_postal_code'])) return
      located.type(fields.preferred_postal_code, postalCode)
      void located.locate()
    },
  }
}

const codeIn = (values: Record<string, unknown>) => String(values['preferred_postal_code'] ?? '').trim()
