import type { PlacesToken } from '@kasack/contract/place.ts'
import { placesToken } from '@kasack/contract/place.ts'
import { currentUser, type CurrentUser } from '@kasack/contract/user.ts'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/request/call.ts'
import type { Settings } from '../platform/program/env.ts'
import { newPlacesToken, placesServiceOf } from '../place/token.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { answer } from '../platform/openapi/operation.ts'
import { jsonSchema, named } from '../platform/openapi/schema.ts'
import { resource } from '../platform/resource/resource.ts'
import { setCsrfCookie } from '../session/cookies.ts'
import { listUsers } from './list.ts'
import { toUser } from './queries.ts'
import { usersOf } from './records.ts'

export const userRoutes = (app: FastifyInstance, platform: Platform, settings: Pick<Settings, 'agencyName'>): void =>
  resource(usersOf(settings, app.log), { list: listUsers, record: toUser })(app, platform)

/** `users/me`: the signed-in user, and the CSRF token for unsafe calls; below it the token for an external places service. */
export function meRoutes(app: FastifyInstance, platform: Platform, settings: Settings): void {
  const service = placesServiceOf(settings)
  endpoint(app, platform, '/users/me', {
    methods: {
      GET: {
        access: 'session',
        async handle({ caller, session, reply }): Promise<CurrentUser> {
          if (session) setCsrfCookie(reply, session.csrf, platform)
          return { ...caller, asks_places_service: service !== null }
        },
        docs: {
          operationId: 'readCurrentUser',
          summary: 'Read the logged-in user with their effective permissions',
          tags: ['users'],
          responses: { 200: answer('The user', named('CurrentUser', jsonSchema(currentUser, 'output'))) },
        },
      },
    },
  })
  endpoint(app, platform, '/users/me/places-token', {
    methods: {
      GET: {
        access: 'session',
        handle: async ({ now }): Promise<PlacesToken> => ({ token: service && newPlacesToken(service.token, now) }),
        docs: {
          operationId: 'readPlacesToken',
          summary: 'Read a token that lets a page query an external places service for an hour; null if none is configured',
          tags: ['users'],
          responses: { 200: answer('The token', named('PlacesToken', jsonSchema(placesToken, 'output'))) },
        },
      },
    },
  })
}
