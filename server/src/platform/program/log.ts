import type { FastifyServerOptions } from 'fastify'
import { LogController } from 'fastify'

/** JSON lines on stdout, one per request. Paths are logged as route patterns: ids and search texts in them would be personal data. */
export const logOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    req: ({ method, routeOptions }) => ({ method, path: routeOptions?.url }),
    res: ({ statusCode, request }) => ({ statusCode, method: request?.method, path: request?.routeOptions.url }),
    err: describeError,
  },
})

/** Each request is logged once, when it has been answered. */
export const logController = Object.assign(new LogController(), { incomingRequest: () => undefined })

/** An error without the values of the statement it happened in. */
function describeError(error: Error & { code?: string }) {
  return {
    type: error.name,
    code: error.code,
    message: error.code && /^[0-9A-Z]{5}$/.test(error.code) ? 'database error' : error.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'), // a message may have several lines
  }
}
