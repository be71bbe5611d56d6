import { deletion } from '@kasack/contract/deletion.ts'
import type { AutocompleteItem } from '@kasack/contract/autocomplete.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import type { Filter } from '@kasack/contract/filter.ts'
import type { List } from '@kasack/contract/list.ts'
import { rightsOf } from '@kasack/contract/permission.ts'
import type * as z from 'zod/mini'
import { contextParameters, filterParameters, listParameters, pageParameters } from './parameter.ts'
import type { Json } from './schema.ts'
import { inputSchema, jsonSchema, named, pageSchema, pascal, recordSchema, writtenPartSchema } from './schema.ts'

/** What one method of a path takes and returns. Who may call it and what else may happen is declared where it is served. */
export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  parameters?: Json[]
  requestBody?: Json
  responses: Record<string, Json>
}

type ResourceOperation = 'list' | 'create' | 'detail' | 'change' | 'remove' | 'deletion'

/** The operations of an entity, derived from the contract. */
export function describeResource(entity: Entity, list: List): Record<ResourceOperation, Operation> & { act: (path: string) => Operation } {
  const { name, path } = entity
  const tags = [path.split('/')[0]!]
  const [one, many] = [name.replaceAll('_', ' '), path.split('/').at(-1)!.replaceAll('-', ' ')]
  const record = recordSchema(entity)
  const changed = (what: string) => changeAnswer(entity, what, record)
  const context = contextParameters(list)
  const words = (verb: string, noun: string) => ({ operationId: verb + pascal(noun), summary: `${pascal(verb)} ${noun}`, tags })
  return {
    list: {
      ...words('list', many),
      parameters: [
        ...listParameters(list),
        ...filterParameters(list.filters),
        ...context.filter((of) => !((of['name'] as string) in list.filters)),
      ],
      responses: { 200: answer('One page of the list', pageSchema(pascal(name), record)) },
    },
    create: {
      ...words('create', one),
      requestBody: body(inputSchema(entity, 'create')),
      responses: { 201: answer('The new record', record) },
    },
    detail: { ...words('read', one), parameters: context, responses: { 200: answer('The record', record) } },
    change: {
      ...words('change', one),
      requestBody: body(inputSchema(entity, 'change')),
      responses: { 200: changed('The changed record') },
    },
    remove: { ...words('delete', one), responses: { 204: { description: 'Deleted' } } },
    deletion: {
      ...words('foresee', `deletion of ${one}`),
      summary: `Preview what deleting the ${one} would do`,
      responses: { 200: answer('What deleting the record would do', named('Deletion', jsonSchema(deletion, 'output'))) },
    },
    // `sessions/end` ends the sessions of the record.
    act(actPath) {
      const [verb = '', ...what] = actPath.split('/').toReversed()
      return {
        ...words(verb, [...what.map((part) => `${part.replaceAll('-', ' ')} of`), one].join(' ')),
        responses: { 200: changed('The record') },
      }
    },
  }
}

/** Callers who may change a record but not read it get back what they sent, see docs/decisions/188. */
function changeAnswer(entity: Entity, what: string, record: Json): Json {
  const { read, change } = entity.access
  if (rightsOf(change).includes(read) || read === 'session' || change === 'superuser') return answer(what, record)
  return answer(`${what}; without the permission ${read}, only its id and what was sent`, { anyOf: [record, writtenPartSchema(entity)] })
}

/** The choices of a select: all in a plain list, or one page. */
export function describeAutocomplete(name: string, item: z.ZodMiniType<AutocompleteItem>, parameters: Record<string, Filter>): Operation {
  const shape = named(`${pascal(name)}Choice`, jsonSchema(item, 'output'))
  return {
    operationId: `choose${pascal(name)}`,
    summary: `List ${name.replaceAll('-', ' ')} to choose from`,
    tags: ['autocompletes'],
    parameters: [...pageParameters, ...filterParameters(parameters)],
    responses: {
      200: answer('All choices, or one page of them if `page` or `page_size` is given', {
        oneOf: [{ type: 'array', items: shape }, pageSchema(`${pascal(name)}Choice`, shape)],
      }),
    },
  }
}

/** A JSON answer. */
export const answer = (description: string, schema: Json): Json => ({ description, content: { 'application/json': { schema } } })

/** A required JSON body. */
export const body = (schema: Json): Json => ({ required: true, content: { 'application/json': { schema } } })
