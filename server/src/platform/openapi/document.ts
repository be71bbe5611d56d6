import { rightsOf } from '@kasack/contract/permission.ts'
import type { DescribedCall, DescribedMethod } from './error.ts'
import { errorAnswers, errorsOf } from './error.ts'
import type { Operation } from './operation.ts'
import type { Json } from './schema.ts'

/** The description of the API, which grows with every path that is served. */
export type Description = {
  paths: Record<string, Record<string, Json>>
  components: { securitySchemes: Json; schemas: Record<string, Json>; responses: Record<string, Json> }
} & Json

export const emptyDescription = (): Description => ({
  openapi: '3.1.0',
  info: {
    title: 'Kasack',
    version: '0',
    description:
      'Log in at `/django_auth/login/`: the form sets the cookies `sessionid` and `csrftoken`. Calls that write must send the token back in the header `X-CSRFToken`. New keys may be added to answers; clients should ignore keys they do not know.',
    license: { name: 'All rights reserved', identifier: 'LicenseRef-All-rights-reserved' },
  },
  servers: [{ url: '/' }],
  paths: {},
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
      csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
    },
    schemas: {},
    responses: {},
  },
})

/** Adds a path with its methods; `{id}` is the record's. Named schemas are kept once, the others stay inline. */
export function describePath(description: Description, path: string, methods: Record<string, DescribedMethod>): void {
  const documented = Object.entries(methods).filter(([, { docs }]) => docs)
  if (documented.length === 0) return
  const operations = documented.map(([name, method]) => [name.toLowerCase(), operationOf(description, { name, path, method })])
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  description.paths[`${path.replaceAll(/:(\w+)/g, '{$1}')}.json`] = {
    ...(names.length > 0 && { parameters: names.map(pathParameter) }),
    ...Object.fromEntries(operations),
  }
}

const pathParameter = (name: string): Json => ({
  name,
  in: 'path',
  required: true,
  schema: name === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' },
})

function operationOf({ components }: Description, { name, path, method }: DescribedCall): Json {
  const { responses, ...operation } = method.docs as Operation
  const errors = errorsOf({ name, path, method })
  for (const status of errors)
    components.responses[errorAnswers[status].name] ??= keepNamed(errorAnswers[status].answer, components.schemas) as Json
  const refused = Object.fromEntries(errors.map((status) => [status, { $ref: `#/components/responses/${errorAnswers[status].name}` }]))
  return {
    ...(keepNamed(operation, components.schemas) as Json),
    ...neededBy(name, method),
    responses: { ...(keepNamed(responses, components.schemas) as Json), ...refused },
  }
}

/** Who may make the request, and what it must carry. */
function neededBy(name: string, { access }: DescribedMethod): Json {
  if (access === 'public') return { security: [] }
  const security = [name === 'GET' ? { session: [] } : { session: [], csrf: [] }]
  if (typeof access === 'function' || access === 'session') return { security }
  if (access === 'superuser') return { security, description: 'Superusers only.' }
  return {
    security,
    description: `Requires the ${typeof access === 'string' ? 'permission' : 'permissions'} ${rightsOf(access).join(' and ')}.`,
  }
}

/** Moves every schema that has a name to the shared ones and leaves a reference in its place. */
function keepNamed(part: unknown, schemas: Record<string, Json>): unknown {
  if (Array.isArray(part)) return part.map((one) => keepNamed(one, schemas))
  if (typeof part !== 'object' || part === null) return part
  const { $id, ...schema } = part as Json
  const kept = () => Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, keepNamed(value, schemas)]))
  if (typeof $id !== 'string') return kept()
  schemas[$id] ??= kept()
  return { $ref: `#/components/schemas/${$id}` }
}
