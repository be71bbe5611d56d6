import type { Entity } from '@kasack/contract/entity.ts'
import type { Field } from '@kasack/contract/field.ts'
import { readValue } from '@kasack/contract/input.ts'
import { sameValue } from '@kasack/contract/merged.ts'
import { isInvisible } from '@kasack/contract/value.ts'
import { today } from '../program/clock.ts'

/** A form's values by wire name, in the form of an answer: references with their names. */
export type FieldValues = Record<string, unknown>

/** A form's initial values: the record, or the prefilled values over the contract's defaults. */
export function startValues(
  entity: Entity,
  { record, prefill = {} }: { record?: object | undefined; prefill?: object | undefined },
): FieldValues {
  const given: FieldValues = { ...(record ?? prefill) }
  return Object.fromEntries(
    writable(entity).map(([name, field]) => [name, given[name] ?? (record ? undefined : field.initial) ?? (isText(field) ? '' : null)]),
  )
}

/** The value as sent. A cleared field has the empty value of its type: the empty text, 0, false or null. */
export function written(field: Field, value: unknown): unknown {
  const read = readValue({ ...field, required: false }, isBlank(value) ? blankOf(field) : value, { today: today() })
  return 'value' in read ? read.value : value
}

/** POST sends everything. */
export const allValues = (entity: Entity, values: FieldValues): FieldValues =>
  Object.fromEntries(
    writable(entity).flatMap(([name, field]) => (isUnset(field, values[name]) ? [] : [[name, sent(field, written(field, values[name]))]])),
  )

/** PATCH sends what differs from the start, comparing values as sent. */
export const changedValues = (entity: Entity, start: FieldValues, values: FieldValues): FieldValues =>
  Object.fromEntries(
    writable(entity).flatMap(([name, field]) => {
      const now = written(field, values[name])
      return isSame(field, now, written(field, start[name])) ? [] : [[name, sent(field, now)]]
    }),
  )

const isSame = ({ isOrdered }: Field, now: unknown, before: unknown): boolean =>
  sameValue(now, before) && !(isOrdered && JSON.stringify(now) !== JSON.stringify(before))

/** Null counts as empty, and so does an unticked checkbox. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true
  if (typeof value === 'string') return isInvisible(value)
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && 'lower' in value && !value.lower
}

const writable = ({ fields }: Entity) => Object.entries(fields).filter(([, field]) => !field.readOnly)

const isText = ({ kind }: Field) => kind === 'text' || kind === 'long_text' || kind === 'email' || kind === 'url' || kind === 'secret'

/** A period has no empty value and is left out instead. */
const isUnset = (field: Field, value: unknown) => field.kind === 'period' && isBlank(value)

/** Amounts are sent as numbers. */
const sent = ({ kind }: Field, value: unknown) => (kind === 'money' && value !== null ? Number(value) : value)

function blankOf(field: Field): unknown {
  if (field.blank !== undefined) return field.blank
  return field.kind === 'integer' ? 0 : field.kind === 'flag' ? false : (field.initial ?? null)
}
