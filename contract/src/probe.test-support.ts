import * as z from 'zod/mini'
import * as choosing from './choice-field.ts'
import { entity, sameAccess } from './entity.ts'
import * as plain from './field.ts'
import { readInput } from './input.ts'
import * as reference from './reference-field.ts'
import * as texts from './text-field.ts'
import * as values from './value-field.ts'

/** Every kind of field. */
export const field = { ...plain, ...texts, ...values, ...choosing, ...reference }
/** An entity with a field of every kind. */
export const probe = entity('probes', {
  name: 'probe',
  noun: { de: 'Probe', en: 'Probe' },
  plural: { de: 'Proben', en: 'Probes' },
  access: sameAccess('session'),
  fields: {
    id: field.readOnly(z.number()),
    name: field.text({ required: true }),
    note: field.longText(),
    email: field.email(),
    webpage: field.url(),
    country_code: field.country(),
    is_active: field.flag({ initial: true }),
    positions: field.integer({ initial: 1, min: 0 }),
    public_id: field.optionalInteger({ min: 0 }),
    rate: field.money({ required: true }),
    bonus: field.money(),
    latitude: field.coordinate('latitude'),
    birthday: field.day({ bound: 'not_after_today' }),
    due: field.day({ bound: 'not_before_today' }),
    priority: field.optionalChoice(['high', 'medium', 'low']),
    booking_type: field.choice(['new_deployment', 'renewal'], { initial: 'new_deployment' }),
    facility_type: field.ref('facility_type', { required: true, locked: true }),
    support_user: field.ref('user'),
    tags: field.refs('tag'),
    permissions: field.words(['read', 'write']),
    date_range: field.period({ locked: true }),
  },
})

export const facts = { today: '2026-06-10' }
/** The required fields of a probe. */
export const minimal = { name: 'A', rate: 25, facility_type: 3, date_range: { lower: '2026-06-01' } }
/** A new probe with these values. */
export const post = (body: object) => readInput(probe, { ...minimal, ...body }, facts)
