import type { FastifyInstance, HTTPMethods, RouteHandlerMethod } from 'fastify'
import { Refusal, refusalTexts } from '../text/refusal.ts'

/** Serves a path outside the API; HEAD is answered like GET, other methods with 405 and `Allow`. */
export function serveMethods(app: FastifyInstance, url: string, methods: Partial<Record<'GET' | 'POST', RouteHandlerMethod>>): void {
  const { GET, POST } = methods
  const served: HTTPMethods[] = [...(GET ? (['GET', 'HEAD'] as const) : []), ...(POST ? (['POST'] as const) : [])]
  const refuse = () => {
    throw new Refusal(405, refusalTexts.method, { Allow: served.join(', ') })
  }
  const route = (method: HTTPMethods[], handler: RouteHandlerMethod) => app.route({ method, url, schema: { hide: true }, handler })
  if (GET) route(['GET', 'HEAD'], GET)
  if (POST) route(['POST'], POST)
  route(app.supportedMethods.filter((name) => !served.includes(name as HTTPMethods)) as HTTPMethods[], refuse)
}
