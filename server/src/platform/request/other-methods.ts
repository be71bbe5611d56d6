import type { FastifyReply, FastifyRequest } from 'fastify'
import findMyWay from 'find-my-way'

/** A path has no parameter longer than that. */
export const maxParamLength = 200

/** Does the checks of a path, then refuses the method. */
type Refuse = (request: FastifyRequest, reply: FastifyReply) => Promise<never>

/**
 * The paths of the API, for requests with a method that none of them serves, invented ones included. As routes of Fastify they would be
 * thirty for each path, and building the program would take half as long again.
 */
export type OtherMethods = {
  add: (path: string, refuse: Refuse) => void
  /** Throws what the path of the request says to its method; returns if there is no such path. */
  check: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

export function openOtherMethods(): OtherMethods {
  const paths = findMyWay({ maxParamLength })
  return {
    add: (path, refuse) => paths.on('GET', path, () => undefined, refuse),
    async check(request, reply) {
      const found = paths.find('GET', request.url)
      if (!found) return
      request.params = found.params
      const refuse = found.store as Refuse
      await refuse(request, reply)
    },
  }
}
