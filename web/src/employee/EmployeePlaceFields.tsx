import { employee } from '@kasack/contract/employee.ts'
import { CoordinateFields } from '../shared/form/CoordinateFields.tsx'
import { Field } from '../shared/form/Field.tsx'
import { FieldGroup } from '../shared/form/FieldGroup.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { isBlank } from '../shared/form/values.ts'
import { useText } from '../shared/language/i18n.ts'
import { EmployeeRadiusField } from './EmployeeRadiusField.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const { fields } = employee

/** Where an employee lives, and where she wants to work and how she gets there: near her home, unless she says otherwise. */
export function EmployeePlaceFields() {
  const t = useText()
  const [preferred, setPreferred] = useFieldValue<string>(fields.preferred_postal_code)
  const preset = (postalCode: unknown) => {
    if (isBlank(preferred) && typeof postalCode === 'string') setPreferred(postalCode.trim())
  }
  return (
    <>
      <FieldGroup title={t(labels.formatted_address)}>
        <Field of={fields.street} width="name" />
        <Field of={fields.postal_code} width="short" onLeave={preset} />
        <Field of={fields.city} width="besideShort" />
        <Field of={fields.country_code} />
        <CoordinateFields
          address={[fields.street, fields.postal_code, fields.city]}
          latitude={fields.address_latitude}
          longitude={fields.address_longitude}
          approximate={fields.address_is_approximate}
        />
      </FieldGroup>
      <FieldGroup title={t(texts.wishes)}>
        <Field of={fields.preferred_postal_code} />
        <EmployeeRadiusField />
        <Field of={fields.has_driving_license} width="column" />
        <Field of={fields.has_car} width="column" />
        <CoordinateFields
          address={[fields.preferred_postal_code]}
          latitude={fields.preferred_location_latitude}
          longitude={fields.preferred_location_longitude}
          approximate={fields.preferred_location_is_approximate}
        />
        <Field of={fields.preferred_facility_types} width="full" />
        <Field of={fields.preferred_facility_departments} width="full" />
      </FieldGroup>
    </>
  )
}
