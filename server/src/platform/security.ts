import type { FastifyHelmetOptions } from '@fastify/helmet'

/** The headers of every answer: only our own scripts run, and nobody frames us. */
export const securityHeaders: FastifyHelmetOptions = {
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
