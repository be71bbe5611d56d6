import type { FastifyRequest } from 'fastify'

/**
 * Whether the browser says that the request comes from a page of another site. A sibling below the same domain can plant a cookie,
 * and with it a matching token, but cannot choose these headers. Without them the token alone decides.
 */
export function isCrossSite({ headers, protocol, host }: FastifyRequest, publicUrl: string): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  const { origin } = headers
  return origin !== undefined && origin !== new URL(publicUrl).origin && origin !== `${protocol}://${host}`
}
