import type { Entity } from '@kasack/contract/entity.ts'
import type { Field, FieldKind } from '@kasack/contract/field.ts'
import { readValue } from '@kasack/contract/input.ts'
import { contactRef, followUp, latestEngagement, plainRef } from '@kasack/contract/shared-shape.ts'
import * as z from 'zod/mini'
import { isReturned } from '../entity/written.ts'

export type Json = Record<string, unknown>

/** A schema that the description keeps once, under this name. */
export const named = (name: string, schema: Json): Json => ({ $id: name, ...schema })

/** `contact_person`, `contact persons` and `contact-person` as a name of a type. */
export const pascal = (name: string): string => name.replace(/(?:^|[-_ ])(\w)/g, (_, first: string) => first.toUpperCase())

/** Shapes that several records share, kept once each. */
const shared = z.registry<{ id: string }>()
shared.add(plainRef, { id: 'Ref' })
shared.add(contactRef, { id: 'ContactRef' })
shared.add(followUp, { id: 'FollowUp' })
shared.add(latestEngagement, { id: 'LatestEngagement' })

/** A zod schema as JSON Schema; what JSON Schema cannot express is left open. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _version, $defs, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: shared })
  return tidy(shape, ($defs ?? {}) as Record<string, Json>) as Json
}

/** Puts shared shapes in their place under their names, makes ids whole numbers, and leaves answers open for more keys. */
function tidy(part: unknown, shapes: Record<string, Json>): unknown {
  if (Array.isArray(part)) return part.map((one) => tidy(one, shapes))
  if (typeof part !== 'object' || part === null) return part
  const { additionalProperties: _closed, $ref, ...schema } = part as Json
  if (typeof $ref === 'string') {
    const name = $ref.replace('#/$defs/', '')
    return named(name, tidy(shapes[name], shapes) as Json)
  }
  const tidied = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, tidy(value, shapes)]))
  const id = (tidied['properties'] as Record<string, Json> | undefined)?.['id']
  if (id?.['type'] === 'number') id['type'] = 'integer'
  return tidied
}

/** A record as answers show it. */
export function recordSchema({ name, fields }: Entity): Json {
  const shown = Object.entries(fields).filter(([, field]) => field.kind !== 'secret')
  return named(pascal(name), {
    type: 'object',
    properties: Object.fromEntries(
      shown.map(([key, field]) => [key, key === 'id' ? { type: 'integer', readOnly: true } : shownSchema(field)]),
    ),
    required: shown.map(([key]) => key),
  })
}

/** The answer to callers who change a record they may not read: what they sent, see `writtenPart`. */
export function writtenPartSchema({ name, fields }: Entity): Json {
  const written = Object.entries(fields).filter(([, field]) => isReturned(field))
  return named(`${pascal(name)}Part`, {
    type: 'object',
    properties: { id: { type: 'integer' }, ...Object.fromEntries(written.map(([key, field]) => [key, returnedSchema(field)])) },
    required: ['id'],
  })
}

function returnedSchema(field: Field): Json {
  if (field.kind === 'ref') return jsonSchema(z.safeParse(field.answer, null).success ? z.nullable(plainRef) : plainRef, 'output')
  const { required: bounds, ...shown } = shownSchema(field)
  return { ...shown, ...(field.kind !== 'period' && bounds ? { required: bounds } : {}) }
}

function shownSchema(field: Field): Json {
  const value = jsonSchema(field.answer, 'output')
  const format = formats[field.kind]
  return {
    ...value,
    ...(format && isText(value) && { format }),
    ...(field.kind === 'integer' && { type: asIntegers(value['type']) }),
    ...(field.readOnly && !('$id' in value) && { readOnly: true }),
    ...needed(field),
  }
}

/** A field, or part of what it refers to, may be null for readers without a permission. */
function needed({ needs, partNeeds = {} }: Field): Json {
  const whole = needs
    ? [`Null without the ${typeof needs === 'object' ? `permissions ${needs.join(' and ')}` : `permission ${needs}`}.`]
    : []
  const parts = Object.entries(partNeeds).map(([part, right]) => `${part} is null without the permission ${right}.`)
  return whole.length + parts.length === 0 ? {} : { description: [...whole, ...parts].join(' ') }
}

const formats: Partial<Record<FieldKind, string>> = { day: 'date', moment: 'date-time', secret: 'password' }

const isText = ({ type }: Json) => type === 'string' || (Array.isArray(type) && type.includes('string'))

const asIntegers = (type: unknown) => (Array.isArray(type) ? type.map(asInteger) : asInteger(type))
const asInteger = (type: unknown) => (type === 'number' ? 'integer' : type)

/** The body of a POST or PATCH. A PATCH needs no field, and may carry the version its author has seen. */
export function inputSchema({ name, fields }: Pick<Entity, 'name' | 'fields'>, use: 'create' | 'change'): Json {
  const written = Object.entries(fields).filter(([, field]) => !field.readOnly && !(use === 'change' && field.fixed))
  const required = written.flatMap(([key, field]) => (field.required ? [key] : []))
  return named(pascal(name) + (use === 'create' ? 'Input' : 'Patch'), {
    type: 'object',
    properties: {
      ...Object.fromEntries(written.map(([key, field]) => [key, writtenSchema(field, use)])),
      ...(use === 'change' && { version: { type: 'string', description: seenVersion } }),
    },
    ...(use === 'create' && required.length > 0 && { required }),
  })
}

const seenVersion =
  'The version that was read. Changes made by others since then are not overwritten; conflicts are rejected under `version`.'

/** What a field accepts: its values, and the empty ones that clear it. */
function writtenSchema(field: Field, use: 'create' | 'change'): Json {
  const value = { ...valueSchema(field), ...limits(field) }
  const empty = [null, ''].filter((one) => 'value' in readValue(field, one, { today: '' }) && !z.safeParse(field.schema, one).success)
  const schema = empty.length === 0 ? value : { anyOf: [value, { enum: empty }] }
  return field.locked && use === 'change' ? { ...schema, description: 'Cannot be changed: only the stored value is accepted.' } : schema
}

function valueSchema(field: Field): Json {
  const value = jsonSchema(field.schema, 'input')
  if (field.kind === 'ref') return named('RefInput', value)
  return field.kind === 'refs' ? { ...value, items: named('RefInput', value['items'] as Json) } : value
}

function limits({ kind, limit, min, max }: Field): Json {
  const format = formats[kind]
  return {
    ...(format && { format }),
    ...(limit !== undefined && { maxLength: limit }),
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  }
}

/** One page of records of that shape. */
export const pageSchema = (name: string, record: Json): Json =>
  named(`${name}Page`, {
    type: 'object',
    properties: {
      count: { type: 'integer' },
      next: { type: ['string', 'null'] },
      previous: { type: ['string', 'null'] },
      results: { type: 'array', items: record },
    },
    required: ['count', 'next', 'previous', 'results'],
  })
