import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** Sets helmet's headers on every answer. They are the same for all, so helmet is asked once. */
export function addSecurityHeaders(app: FastifyInstance): void {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(response.req, response, () => undefined)
  const headers = response.getHeaders() as Record<string, string>
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Only our own scripts run, and nobody frames us. */
const options: Parameters<typeof helmet>[0] = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // antd writes its styles at run time.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      workerSrc: ["'self'"],
      connectSrc: ["'self'"],
      fontSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // Other sites are told nothing; without it browsers would hide from us, too, which page of ours a form comes from.
  referrerPolicy: { policy: 'same-origin' },
  // Plain http is how an agency tries it out; a proxy in front of it sets HSTS.
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
}
