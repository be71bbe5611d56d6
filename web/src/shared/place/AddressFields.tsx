import type { Field as ContractField } from '@kasack/contract/field.ts'
import type { address, area } from '@kasack/contract/address.ts'
import { Col } from 'antd'
import type { ReactNode } from 'react'
import type { ControlProps } from '../form/control.ts'
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

type Fields = Record<(typeof area)[number], ContractField> & { [F in (typeof address)[number]]?: ContractField }

type Props = {
  /** Called with the postal code once it is settled. */
  onPostalCode?: (code: string) => void
  /** Fields between the address and its map. */
  children?: ReactNode
}

/**
 * The address of the form's record (contract/src/address.ts), typed or chosen, with a map of its location. Suggestions appear in the first
 * line: the street, or the postal code of an address without one.
 */
export function AddressFields({ onPostalCode, children }: Props) {
  const t = useText()
  const form = useForm()
  const { entity } = form
  const fields = entity.fields as unknown as Fields // every record with an address has them
  const { street, postal_code: postalCode, city, country_code: country } = fields
  const { address_latitude: latitude, address_longitude: longitude, address_is_approximate: approximate } = fields
  const [townName, codeName] = [nameOf(entity, city), nameOf(entity, postalCode)]
  const addressIn = (values: FieldValues): Address => {
    const text = (field?: ContractField) => (field ? String(values[nameOf(entity, field)] ?? '').trim() : '')
    return { street: text(street), postal_code: text(postalCode), city: text(city), country_code: text(country) || 'DE' }
  }
  const located = useLocated({
    typed: [...(street ? [street] : []), postalCode, city, country],
    latitude,
    longitude,
    approximate,
    wanted(values) {
      const { country_code, postal_code, city: town } = addressIn(values)
      return country_code === 'DE' ? `${postal_code} ${town}`.trim() : ''
    },
    placeOf: (places, values) => placeOf(places, addressIn(values)),
    isAlwaysApproximate: street !== undefined,
    completed: (place, left) => (left === postalCode && !addressIn(form.get().values).city ? { [townName]: place.place ?? '' } : {}),
  })
  const isAbroad = (useFieldValue<string | null>(country)[0] || 'DE') !== 'DE'
  const [code] = useFieldValue<string>(postalCode)
  const [town] = useFieldValue<string>(city)
  const typing = (of: ContractField) => ({ of, keep: (value: unknown) => located.type(of, value), onLeave: () => void located.locate() })
  const placeControl = (around: string) => (props: ControlProps) => (
    <PlaceControl
      {...props}
      around={around}
      isMute={isAbroad}
      isOffered={(place) => street !== undefined || place.street === null}
      onTake={(place, typed) => {
        const { address: chosen, point } = chosenAddress(place, typed)
        located.take(
          {
            ...(street && { [nameOf(entity, street)]: chosen.street }),
            [codeName]: chosen.postal_code,
            [townName]: chosen.city,
            [nameOf(entity, country)]: chosen.country_code,
          },
          point,
        )
        onPostalCode?.(chosen.postal_code)
      }}
    />
  )
  return (
    <>
      {street && <Field {...typing(street)} width="name" placeholder={texts.street_hint} renderControl={placeControl(code || town)} />}
      <Field
        {...typing(postalCode)}
        {...(street ? { width: 'short' } : { placeholder: texts.postal_code_or_city, renderControl: placeControl(town) })}
        onLeave={(left) => {
          void located.locate({ left: postalCode })
          onPostalCode?.(String(left ?? '').trim())
        }}
      />
      <Field {...typing(city)} {...(street && { width: 'besideShort' })} />
      <Field {...typing(country)} />
      {children}
      <Col span={24}>
        <LocatedHint located={located} isAbroad={isAbroad} />
        <LocatedMap
          what={t(texts.address)}
          point={located.point}
          placeholder={street ? texts.select_address : code || town ? texts.unlocated : texts.select_postal_code}
        />
      </Col>
    </>
  )
}
