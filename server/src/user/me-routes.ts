import type { FastifyInstance } from 'fastify'
import { currentUser } from '@kasack/contract/user.ts'
import type { Platform } from '../platform/endpoint.ts'
import { endpoint } from '../platform/endpoint.ts'
import { errors, jsonSchema } from '../platform/openapi.ts'
import { setCsrfCookie } from '../session/cookies.ts'

/** `users/me`: who is signed in, and the CSRF token for unsafe calls. */
export function meRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, '/users/me', {
    methods: {
      GET: {
        access: 'session',
        async handle({ caller, session, reply }) {
          if (session) setCsrfCookie(reply, session.csrf, platform)
          return caller
        },
        schema: { tags: ['users'], response: { 200: jsonSchema(currentUser, 'output'), ...errors } },
      },
    },
  })
}
