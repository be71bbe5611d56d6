import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Settings } from '../program/env.ts'

/** The headers of every answer: only our own scripts run, and nobody frames us. A map service of the agency's is asked for its map, for nothing else. */
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
  // Other sites are told nothing; without it browsers would hide from us, too, which page of ours a form comes from.
  referrerPolicy: { policy: 'same-origin' },
  // Plain http is how an agency tries it out; a proxy in front of it sets HSTS.
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
})

const originOf = (url: string | null): string[] => (url === null ? [] : [new URL(url).origin])
