import type { Field as ContractField } from '@kasack/contract/field.ts'
import type { address } from '@kasack/contract/address.ts'
import { Col } from 'antd'
import type { ReactNode } from 'react'
import { Field } from '../form/Field.tsx'
import { nameOf } from '../form/form.ts'
import { useFieldValue, useForm } from '../form/form-context.ts'
import { useText } from '../language/i18n.ts'
import type { FieldValues } from '../form/values.ts'
import { placeOf, type Address, chosenAddress } from './address.ts'
import { LocatedHint } from './LocatedHint.tsx'
import { LocatedMap } from './LocatedMap.tsx'
import { PlaceControl } from './PlaceControl.tsx'
import './place.css'
import { texts } from './texts.ts'
import { useLocated } from './use-located.ts'

type AddressField = (typeof address)[number]

type Props = {
  /** Told the postal code once it is settled. */
  onPostalCode?: (code: string) => void
  /** Fields between the address and its map. */
  children?: ReactNode
}

/** The address of the form's record (contract/src/address.ts), typed or chosen, and the map that shows where it lies. */
export function AddressFields({ onPostalCode, children }: Props) {
  const t = useText()
  const form = useForm()
  const { entity } = form
  const fields = entity.fields as Record<AddressField, ContractField> // whose record has an address has all of them
  const { street, postal_code: postalCode, city, country_code: country } = fields
  const { address_latitude: latitude, address_longitude: longitude, address_is_approximate: approximate } = fields
  const [townName, codeName] = [nameOf(entity, city), nameOf(entity, postalCode)]
  const addressIn = (values: FieldValues): Address => {
    const text = (field: ContractField) => String(values[nameOf(entity, field)] ?? '').trim()
    return { street: text(street), postal_code: text(postalCode), city: text(city), country_code: text(country) || 'DE' }
  }
  const located = useLocated({
    typed: [street, postalCode, city, country],
    latitude,
    longitude,
    approximate,
    wanted(values) {
      const { country_code, postal_code, city: town } = addressIn(values)
      return country_code === 'DE' ? `${postal_code} ${town}`.trim() : ''
    },
    placeOf: (places, values) => placeOf(places, addressIn(values)),
    isAlwaysApproximate: true,
    completed: (place, left) => (left === postalCode && !addressIn(form.get().values).city ? { [townName]: place.place ?? '' } : {}),
  })
  const isAbroad = (useFieldValue<string | null>(country)[0] || 'DE') !== 'DE'
  const [code] = useFieldValue<string>(postalCode)
  const [town] = useFieldValue<string>(city)
  const typing = (of: ContractField) => ({ of, keep: (value: unknown) => located.type(of, value), onLeave: () => void located.locate() })
  return (
    <>
      <Field
        {...typing(street)}
        width="name"
        placeholder={texts.street_hint}
        renderControl={(props) => (
          <PlaceControl
            {...props}
            around={code || town}
            isMute={isAbroad}
            onTake={(place, typed) => {
              const { address: chosen, point } = chosenAddress(place, typed)
              located.take(
                {
                  [nameOf(entity, street)]: chosen.street,
                  [codeName]: chosen.postal_code,
                  [townName]: chosen.city,
                  [nameOf(entity, country)]: chosen.country_code,
                },
                point,
              )
              onPostalCode?.(chosen.postal_code)
            }}
          />
        )}
      />
      <Field
        {...typing(postalCode)}
        width="short"
        onLeave={(left) => {
          void located.locate({ left: postalCode })
          onPostalCode?.(String(left ?? '').trim())
        }}
      />
      <Field {...typing(city)} width="besideShort" />
      <Field {...typing(country)} />
      {children}
      <Col span={24}>
        <LocatedHint located={located} isAbroad={isAbroad} />
        <LocatedMap what={t(texts.address)} point={located.point} placeholder={texts.select_address} />
      </Col>
    </>
  )
}
