import type { FastifyInstance } from 'fastify'

/** A path of the API with what it accepts, as listed by `/api/docs/json`. */
export type ApiPath = {
  path: string
  methods: string[]
  /** In the body of its POST or PATCH. */
  fields: string[]
  required: string[]
  /** In its query. */
  parameters: string[]
  /** Required parameters, each with valid values. */
  needed: Record<string, string[]>
  /** Fields of its responses, by which its list may be sorted. */
  shown: string[]
}

type Schema = { $ref?: string; properties?: Record<string, Schema>; required?: string[]; items?: Schema }
type Content = { content?: Record<string, { schema?: Schema }> }
type Description = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }
type Parameter = { in: string; name: string; required?: boolean; schema?: { enum?: string[]; format?: string; minimum?: number } }
type Operation = { parameters?: Parameter[]; requestBody?: Content; responses?: Record<string, Content> }

export const isStream = (operation: Operation | undefined): boolean => 'text/event-stream' in (operation?.responses?.['200']?.content ?? {})

const rightFor = ({ schema: { enum: choices, format, minimum = 1 } = {} }: Parameter): string[] =>
  choices ?? [format === 'date' ? '2026-06-10' : String(minimum)]

const bodyless = ['get', 'head', 'delete']

/** All paths of the API, each once, except streams, whose responses do not end. */
export async function apiPaths(app: FastifyInstance): Promise<ApiPath[]> {
  const { paths, components } = (await app.inject({ url: '/api/docs/json' })).json<Description>()
  const resolved = (schema: Schema = {}): Schema => (schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1)!] ?? {}) : schema)
  const schemaOf = ({ content }: Content = {}): Schema => resolved(Object.values(content ?? {})[0]?.schema)
  const ending = Object.entries(paths).filter(([, { get }]) => !isStream(get))
  return ending.map(([documented, { parameters: _ofPath, ...operations }]) => {
    const path = documented.replace(/[.]json$/, '') // other spellings are derived from the path
    const written = Object.entries(operations).flatMap(([method, { requestBody }]) =>
      bodyless.includes(method) ? [] : [schemaOf(requestBody)],
    )
    const query = (operations['get']?.parameters ?? []).filter((parameter) => parameter.in === 'query')
    const answer = schemaOf(operations['get']?.responses?.['200'])
    return {
      path,
      methods: Object.keys(operations).map((method) => method.toUpperCase()),
      fields: [...new Set(written.flatMap(({ properties }) => Object.keys(properties ?? {})))],
      required: [...new Set(written.flatMap(({ required }) => required ?? []))],
      parameters: query.map(({ name }) => name),
      needed: Object.fromEntries(query.filter(({ required }) => required).map((parameter) => [parameter.name, rightFor(parameter)])),
      shown: Object.keys(resolved(answer.properties?.['results']?.items).properties ?? {}),
    }
  })
}
