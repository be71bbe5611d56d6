import type { Filter, FilterKind } from '@kasack/contract/filter.ts'
import { type List, maxRows } from '@kasack/contract/list.ts'
import type { Json } from './schema.ts'

type Parameter = { schema: Json; description?: string; required?: true }

const text: Json = { type: 'string' }
const number = (type: 'integer' | 'number', minimum: number): Json => ({ type, minimum })
const several = (items: Json): Parameter => ({
  schema: { type: 'array', items },
  description: 'Comma-separated list; a record matches if it has any of the values.',
})

/** How each kind of filter appears in a query. */
const kinds: Record<FilterKind, (filter: Filter) => Parameter> = {
  contains: () => ({ schema: text, description: 'Part of the value, not case-sensitive.' }),
  ids: () => several(number('integer', 0)),
  id: () => ({ schema: number('integer', 0) }),
  flag: () => ({ schema: { type: 'boolean' } }),
  flags: () => several({ type: 'boolean' }),
  choice: ({ choices = [] }) => ({ schema: { type: 'string', enum: [...choices] } }),
  choices: ({ choices = [] }) => several({ type: 'string', enum: [...choices] }),
  day: () => ({ schema: { type: 'string', format: 'date' } }),
  number: () => ({ schema: number('number', 0) }),
  days: () => ({ schema: number('integer', 0) }),
  facility_or_group: () => ({
    schema: { type: 'string', pattern: '^[0-9]+(,[0-9]*)?$' },
    description: 'A facility id and, after a comma, optionally the id of its group: matches records of that facility or that group.',
  }),
}

/** A comma-separated list is a single query value, which is what `explode: false` says. */
export const inQuery = (name: string, { schema, description, required }: Parameter): Json => ({
  name,
  in: 'query',
  ...(required && { required }),
  ...(description && { description }),
  schema,
  ...(schema['type'] === 'array' && { style: 'form', explode: false }),
})

export const filterParameters = (filters: Record<string, Filter>): Json[] =>
  Object.entries(filters).map(([name, filter]) =>
    inQuery(name, { ...kinds[filter.kind](filter), ...(filter.isRequired && { required: true }) }),
  )

/** Parameters that fill fields of records; some need an additional permission. */
export const contextParameters = ({ context }: List): Json[] =>
  Object.entries(context).map(([name, { permission, ...filter }]) => {
    const { schema, description } = kinds[filter.kind](filter)
    const needed = permission ? `Requires the permission ${permission}.` : undefined
    return inQuery(name, { schema, description: [description, needed].filter(Boolean).join(' ') })
  })

const pagingUpTo = (most: number): Json[] => [
  inQuery('page', { schema: { ...number('integer', 1), default: 1 }, description: 'A page beyond the last answers 404.' }),
  inQuery('page_size', { schema: { ...number('integer', 1), default: 10 }, description: `Values above ${most} count as ${most}.` }),
]

export const pageParameters = pagingUpTo(maxRows)

/** The parameters of every list. */
export const listParameters = ({ sorts, maxRows: most = maxRows }: List): Json[] => [
  ...pagingUpTo(most),
  inQuery('size', { schema: number('integer', 1), description: 'Takes precedence over `page_size`.' }),
  inQuery('sort', {
    schema: { type: 'array', items: { type: 'string', enum: sorts.flatMap((sort) => [sort, `-${sort}`]) } },
    description: 'Comma-separated list of fields; a minus before a field sorts it in descending order.',
  }),
  inQuery('search', { schema: text, description: 'Words that must all occur, each in any of the searched fields.' }),
]
