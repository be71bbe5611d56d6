import { employee, maxDistance } from '@kasack/contract/employee.ts'
import { Col } from 'antd'
import { Field } from '../shared/form/Field.tsx'
import { useFieldValue } from '../shared/form/form-context.ts'
import { useText } from '../shared/language/i18n.ts'
import { pointOf } from '../shared/place/address.ts'
import { LocatedHint } from '../shared/place/LocatedHint.tsx'
import { LocatedMap } from '../shared/place/LocatedMap.tsx'
import { PlaceControl } from '../shared/place/PlaceControl.tsx'
import { texts as placeTexts } from '../shared/place/texts.ts'
import type { AddressLookup } from '../shared/place/use-located.ts'
import { EmployeeRadiusField } from './EmployeeRadiusField.tsx'
import { texts } from './texts.ts'

const { fields } = employee

/** The postal code around which an employee wants to work, how far from there, and how she gets there. */
export function EmployeePreferredLocationFields({ located }: { located: AddressLookup }) {
  const t = useText()
  const [radius] = useFieldValue<number | null>(fields.preferred_location_radius)
  return (
    <>
      <Field
        of={fields.preferred_postal_code}
        keep={(code) => located.type(fields.preferred_postal_code, code)}
        onLeave={() => void located.locate()}
        placeholder={placeTexts.postal_code_or_city}
        renderControl={(props) => (
          <PlaceControl
            {...props}
            isOffered={({ postcode }) => postcode !== null}
            onTake={(place) => located.take({ preferred_postal_code: place.postcode ?? '' }, pointOf(place, place.is_approximate))}
          />
        )}
      />
      <EmployeeRadiusField />
      <Field of={fields.has_driving_license} width="column" />
      <Field of={fields.has_car} width="column" />
      <Col span={24}>
        <LocatedHint located={located} />
        <LocatedMap
          what={t(texts.preferred_location)}
          point={located.point}
          placeholder={placeTexts.select_postal_code}
          radius={radius === null ? null : maxDistance(radius)}
        />
      </Col>
    </>
  )
}
