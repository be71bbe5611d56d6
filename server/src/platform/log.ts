import type { FastifyServerOptions } from 'fastify'

/** JSON lines on stdout. Addresses are logged as their pattern: ids and search texts in them would be personal data. */
export const logOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    req: ({ method, routeOptions }) => ({ method, path: routeOptions?.url }),
    res: ({ statusCode }) => ({ statusCode }),
    err: describeError,
  },
})

/** An error without the values of the statement it happened in. */
export function describeError(error: Error & { code?: string }) {
  return {
    type: error.name,
    code: error.code,
    message: error.code && /^[0-9A-Z]{5}$/.test(error.code) ? 'database error' : error.message,
    stack: error.stack?.replace(/^.*\n/, '') ?? '',
  }
}
