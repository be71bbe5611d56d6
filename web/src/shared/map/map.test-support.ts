import { BankOutlined, IdcardOutlined } from '@ant-design/icons'
import type { Pin, PinKind } from './pin.ts'

export const ward: PinKind = {
  noun: { de: 'Station', en: 'Ward' },
  plural: { de: 'Stationen', en: 'Wards' },
  icon: BankOutlined,
  tone: 'accent',
}
export const nurse: PinKind = {
  noun: { de: 'Kraft', en: 'Nurse' },
  plural: { de: 'Kräfte', en: 'Nurses' },
  icon: IdcardOutlined,
  tone: 'ink',
}

/** A ward in Bonn; tests override what matters to them. */
export const aPin = (pin: Partial<Pin> = {}): Pin => ({
  key: 'bonn',
  name: 'Bonn',
  kind: ward,
  latitude: 50.7374,
  longitude: 7.0982,
  ...pin,
})

/** `count` pins from `latitude` northwards, `step` degrees apart. */
export const pinsFrom = (latitude: number, step: number, count: number, kind = ward): Pin[] =>
  Array.from({ length: count }, (_, n) =>
    aPin({ key: `${kind.noun.en} ${n}`, name: `${kind.noun.en} ${n}`, kind, latitude: latitude + n * step }),
  )
