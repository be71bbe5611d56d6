import type { Field as ContractField } from '@kasack/contract/field.ts'
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

type Props = {
  street: ContractField
  postalCode: ContractField
  city: ContractField
  country: ContractField
  latitude: ContractField
  longitude: ContractField
  approximate: ContractField
  /** Told the postal code once it is settled. */
  onPostalCode?: (code: string) => void
  /** Fields between the address and its map. */
  children?: ReactNode
}

/** An address, typed or chosen, and the map that shows where it lies. */
export function AddressFields({ street, postalCode, city, country, latitude, longitude, approximate, onPostalCode, children }: Props) {
  const t = useText()
  const form = useForm()
  const { entity } = form
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
      const address = addressIn(values)
      return address.country_code === 'DE' ? `${address.postal_code} ${address.city}`.trim() : ''
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
              const { address, point } = chosenAddress(place, typed)
              located.take(
                {
                  [nameOf(entity, street)]: address.street,
                  [codeName]: address.postal_code,
                  [townName]: address.city,
                  [nameOf(entity, country)]: address.country_code,
                },
                point,
              )
              onPostalCode?.(address.postal_code)
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
