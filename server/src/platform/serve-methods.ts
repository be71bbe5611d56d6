import type { FastifyInstance, HTTPMethods, RouteHandlerMethod } from 'fastify'
import { Refusal, refusalTexts } from './refusal.ts'

/** Serves a path outside of the API; HEAD answers as GET, and other methods 405 with `Allow`. */
export function serveMethods(app: FastifyInstance, url: string, methods: Partial<Record<'GET' | 'POST', RouteHandlerMethod>>): void {
  const { GET, POST } = methods
  const served: Partial<Record<HTTPMethods, RouteHandlerMethod>> = { ...(GET && { GET, HEAD: GET }), ...(POST && { POST }) }
  const refuse = () => {
    throw new Refusal(405, refusalTexts.method, { Allow: Object.keys(served).join(', ') })
  }
  for (const method of app.supportedMethods as HTTPMethods[])
    app.route({ method, url, schema: { hide: true }, handler: served[method] ?? refuse })
}
