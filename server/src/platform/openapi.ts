import type { Entity } from '@kasack/contract/entity.ts'
import type { Field } from '@kasack/contract/field.ts'
import { readValue } from '@kasack/contract/input.ts'
import type { List } from '@kasack/contract/list.ts'
import type { FastifySchema } from 'fastify'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** OpenAPI descriptions of an entity's calls, derived from the contract; they document and check nothing. */
export function describeResource(
  entity: Entity,
  list: List,
): Record<'list' | 'create' | 'detail' | 'change' | 'remove' | 'call', FastifySchema> {
  const tags = [entity.path]
  const record = recordSchema(entity)
  const writable = inputSchema(entity)
  const required = Object.entries(entity.fields).flatMap(([name, field]) => (field.required ? [name] : []))
  const params = { type: 'object', properties: { id: { type: 'integer' } } }
  const context = Object.keys(list.context)
  return {
    list: {
      tags,
      querystring: query([...listParameters, ...Object.keys(list.filters), ...context]),
      response: { 200: pageSchema(record), ...errors },
    },
    create: { tags, body: { type: 'object', properties: writable, required }, response: { 201: record, ...errors } },
    detail: { tags, params, querystring: query(context), response: { 200: record, ...errors } },
    change: { tags, params, body: { type: 'object', properties: writable }, response: { 200: record, ...errors } },
    call: { tags, params, response: { 200: record, ...errors } },
    remove: { tags, params, response: { 204: { type: 'null', description: 'Deleted' }, ...errors } },
  }
}

const listParameters = ['page', 'size', 'page_size', 'sort', 'search']

/** Parameters of the query, all of them text. */
export const query = (names: string[]): Json => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
})

/** The shape of a zod schema as JSON Schema; what JSON Schema cannot say is left open. */
export const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _version, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return shape
}

const recordSchema = ({ fields }: Entity): Json => ({
  type: 'object',
  description: 'The record',
  properties: Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.kind === 'secret' ? [] : [[name, jsonSchema(field.answer, 'output')]])),
  ),
})

const inputSchema = ({ fields }: Entity): Json =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field.readOnly ? [] : [[name, writtenSchema(field)]])))

/** What a field may be sent as: beside its values the empty ones that clear it. */
function writtenSchema(field: Field): Json {
  const value = jsonSchema(field.schema, 'input')
  const empty = [null, ''].filter((one) => 'value' in readValue(field, one, { today: '' }) && !z.safeParse(field.schema, one).success)
  return empty.length === 0 ? value : { anyOf: [value, { enum: empty }] }
}

/** One page of records of that shape. */
export const pageSchema = (record: Json): Json => ({
  type: 'object',
  description: 'One page of the list',
  properties: {
    count: { type: 'integer' },
    next: { type: ['string', 'null'] },
    previous: { type: ['string', 'null'] },
    results: { type: 'array', items: record },
  },
})

const error = (description: string): Json => ({
  type: 'object',
  description,
  properties: { detail: { type: 'string' }, errors: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'object' }] } },
})

/** What any call may answer instead (wire.md 1.2). */
export const errors = {
  400: error('The input is refused, by field or as a whole'),
  401: error('No valid session'),
  403: error('The right or the CSRF token is missing'),
  404: error('Unknown path, record or page'),
}
