import type { FastifyInstance } from 'fastify'

/** A path of the API with what may be sent there, as `/api/docs/json` lists it. */
export type ApiPath = {
  path: string
  methods: string[]
  /** Of the body of its POST or PATCH. */
  fields: string[]
  required: string[]
  /** Of its query. */
  parameters: string[]
  /** Fields of its answers, which are what a list may be asked to sort by. */
  shown: string[]
}

type Schema = { properties?: Record<string, Schema>; required?: string[]; items?: Schema }
type Content = { content?: Record<string, { schema?: Schema }> }
type Operation = { parameters?: { in: string; name: string }[]; requestBody?: Content; responses?: Record<string, Content> }

const bodyless = ['get', 'head', 'delete']

/** All paths of the API, each once. */
export async function apiPaths(app: FastifyInstance): Promise<ApiPath[]> {
  const { paths } = (await app.inject({ url: '/api/docs/json' })).json<{ paths: Record<string, Record<string, Operation>> }>()
  const ofApi = Object.entries(paths).filter(([path]) => path.startsWith('/api/v0/'))
  return ofApi.map(([path, operations]) => {
    const written = Object.entries(operations).flatMap(([method, { requestBody }]) =>
      bodyless.includes(method) ? [] : [schemaOf(requestBody)],
    )
    const answer = schemaOf(operations['get']?.responses?.['200'])
    return {
      path,
      methods: Object.keys(operations).map((method) => method.toUpperCase()),
      fields: [...new Set(written.flatMap(({ properties }) => Object.keys(properties ?? {})))],
      required: [...new Set(written.flatMap(({ required }) => required ?? []))],
      parameters: (operations['get']?.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      shown: Object.keys(answer.properties?.['results']?.items?.properties ?? {}),
    }
  })
}

const schemaOf = ({ content }: Content = {}): Schema => Object.values(content ?? {})[0]?.schema ?? {}
