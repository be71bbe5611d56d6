import type { Rights } from '@kasack/contract/permission.ts'
import type { Operation } from './operation.ts'
import { answer } from './operation.ts'
import type { Json } from './schema.ts'
import { named } from './schema.ts'

const sentences: Json = { type: 'array', items: { type: 'string' } }

const refused = named('Refused', {
  type: 'object',
  properties: {
    errors: {
      description: 'Messages by field, or a plain list if the problem is not tied to a single field.',
      oneOf: [{ type: 'object', additionalProperties: sentences }, sentences],
    },
  },
  required: ['errors'],
})

const error = named('Error', {
  type: 'object',
  properties: { detail: { type: 'string' }, errors: sentences },
  required: ['detail', 'errors'],
})

const later: Json = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } }

/** The error answers that any request may get instead (wire.md 1.2). */
export const errorAnswers = {
  400: { name: 'Refused', answer: answer('The input was rejected, by field or as a whole; nothing was changed', refused) },
  401: { name: 'SignedOut', answer: answer('No valid session', error) },
  403: { name: 'NotAllowed', answer: answer('The permission or the CSRF token is missing', error) },
  404: { name: 'NotFound', answer: answer('No such record or page', error) },
  405: {
    name: 'MethodNotAllowed',
    answer: {
      ...answer('Any method not described for this path', error),
      headers: { Allow: { description: 'The allowed methods', schema: { type: 'string' } } },
    },
  },
  413: { name: 'TooLarge', answer: answer('The body is larger than 1 MB', error) },
  415: { name: 'NotJson', answer: answer('The body is not JSON in UTF-8', error) },
  429: { name: 'TooMany', answer: { ...answer('Too many calls', error), headers: later } },
  500: { name: 'Failed', answer: answer('Something went wrong', error) },
  503: {
    name: 'Unavailable',
    answer: { ...answer('The database cannot be reached right now, or there are too many requests', error), headers: later },
  },
} satisfies Record<number, { name: string; answer: Json }>

type ErrorStatus = keyof typeof errorAnswers

/** What a path does for one method, as far as the description covers it. */
export type DescribedMethod = { access: Rights | ((...caller: never) => boolean); throttle?: unknown; isLimited?: true; docs?: Operation }
export type DescribedCall = { name: string; path: string; method: DescribedMethod }

/** The errors a request may end in. */
export function errorsOf({ name, path, method }: DescribedCall): ErrorStatus[] {
  const parameters = method.docs?.parameters ?? []
  const hasBody = method.docs?.requestBody !== undefined
  const turnsPages = parameters.some((parameter) => parameter['name'] === 'page')
  return [
    ...when(400, parameters.length > 0 || name !== 'GET'),
    ...when(401, method.access !== 'public'),
    ...when(403, name !== 'GET' || !['public', 'session'].includes(String(method.access))),
    ...when(404, path.includes(':id') || turnsPages),
    405,
    ...when(413, hasBody),
    ...when(415, hasBody),
    ...when(429, method.throttle !== undefined || method.isLimited === true),
    500,
    503,
  ]
}

const when = (status: ErrorStatus, applies: boolean): ErrorStatus[] => (applies ? [status] : [])
