import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Settings } from '../program/env.ts'

/** The headers of every answer: only our own scripts run, and nobody frames us. An agency's map service may provide maps only. */
export const securityHeaders = ({ mapStyleUrl }: Pick<Settings, 'mapStyleUrl'>): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // antd writes its styles at run time.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...originOf(mapStyleUrl)],
      workerSrc: ["'self'"],
      connectSrc: ["'self'", ...originOf(mapStyleUrl)],
      fontSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // Other sites learn nothing. With no referrer at all browsers would also hide from us which of our pages a form comes from.
  referrerPolicy: { policy: 'same-origin' },
  // Agencies try the program over plain http; a proxy in front of it sets HSTS.
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
})

const originOf = (url: string | null): string[] => (url === null ? [] : [new URL(url).origin])
