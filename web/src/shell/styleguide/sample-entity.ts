import { entity, sameAccess } from '@kasack/contract/entity.ts'
import { readOnly } from '@kasack/contract/field.ts'
import * as choosing from '@kasack/contract/choice-field.ts'
import * as reference from '@kasack/contract/reference-field.ts'
import * as textFields from '@kasack/contract/text-field.ts'
import * as values from '@kasack/contract/value-field.ts'
import { texts } from './texts.ts'

const field = { readOnly, ...textFields, ...values, ...choosing, ...reference }

const colours = ['red', 'green', 'blue'] as const
const sizes = ['small', 'medium', 'large', 'huge'] as const

/** An entity with a field of every kind. */
export const sample = entity('samples', {
  name: 'sample',
  noun: texts.sample,
  plural: texts.samples,
  access: sameAccess('session'),
  fields: {
    name: field.text({ required: true }),
    email: field.email(),
    webpage: field.url(),
    country_code: field.country(),
    is_active: field.flag({ initial: true }),
    is_read: field.flag(),
    has_car: field.flag(),
    positions: field.integer({ initial: 1, min: 0 }),
    rate: field.money({ required: true }),
    latitude: field.coordinate('latitude'),
    birthday: field.day({ bound: 'not_after_today' }),
    date_range: field.period(),
    colour: field.choice(colours, { initial: 'green' }),
    size: field.optionalChoice(sizes),
    facility_type: field.ref('facility_type', { required: true }),
    tags: field.refs('tag'),
    comments: field.longText(),
  },
})

/** A record as the server would send it. */
export const sampleRecord = {
  name: 'Klinikum Spreetal',
  email: 'pflege@klinikum-spreetal.example',
  webpage: 'https://klinikum-spreetal.example',
  country_code: 'DE',
  is_active: true,
  is_read: true,
  has_car: false,
  positions: 1200,
  rate: '1234.50',
  latitude: 51.1657,
  birthday: '1990-02-03',
  date_range: { lower: '2026-12-14', upper: '2027-03-31', bounds: '[]' },
  colour: 'green',
  size: 'large',
  facility_type: { id: 1, name: 'Fachklinik' },
  tags: [
    { id: 1, name: 'A-Kunde' },
    { id: 2, name: 'Rahmenvertrag' },
  ],
  comments: 'Anreise über Tor 3.',
}
