import type { PlacesToken } from '@kasack/contract/place.ts'
import { placesToken } from '@kasack/contract/place.ts'
import { currentUser, user, type CurrentUser, type User, type UserInput } from '@kasack/contract/user.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database/db.ts'
import type { Platform } from '../platform/request/call.ts'
import type { Settings } from '../platform/program/env.ts'
import { newPlacesToken, placesServiceOf } from '../place/token.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { answer } from '../platform/openapi/operation.ts'
import { jsonSchema, named } from '../platform/openapi/schema.ts'
import { refuseWhole } from '../platform/text/refusal.ts'
import { resource } from '../platform/resource/resource.ts'
import type { Stored } from '../platform/record/stored.ts'
import { tellOwner } from '../second-factor/notice.ts'
import { removeSecondFactors } from '../second-factor/queries.ts'
import { setCsrfCookie } from '../session/cookies.ts'
import { removeSessionsOf } from '../session/queries.ts'
import { commonestPasswords } from '../new-password/commonest.ts'
import { listUsers } from './list.ts'
import { changeUser, groupNames, insertUser, isLastSuperuser, knownGroups, toUser } from './queries.ts'
import { refuseReset, refuseUser } from './rules.ts'

export const userRoutes = (app: FastifyInstance, platform: Platform, { agencyName }: Pick<Settings, 'agencyName'>): void =>
  resource(user, {
    list: listUsers,
    record: toUser,
    apart: { groups: groupNames },
    facts: async (db, input, { stored, patch, caller }) => ({
      password: patch.password,
      is_own: stored?.id === caller.id,
      agencyName,
      commonest: patch.password === undefined ? new Set<string>() : await commonestPasswords(),
      known_groups: await knownGroups(db, input.groups),
      last_superuser: await losesLastSuperuser(db, stored, input),
    }),
    refuse: refuseUser,
    insert: (db, input, { now }) => insertUser(db, input, now),
    change: (db, { id }, patch) => changeUser(db, id, patch),
    calls: {
      /** For somebody who has lost what she proves herself with beside the password. */
      'second-factor/reset': async (db, id, writer) => {
        refuseWhole(refuseReset(id, writer.caller.id))
        await removeSecondFactors(db, id)
        await tellOwner(db, id, 'reset', writer)
        app.log.info({ user: id, by: writer.caller.id }, 'second factor reset')
      },
      /** Signs a user out everywhere; whoever asks it of herself stays where she asks. */
      'sessions/end': (db, id, { session }) => removeSessionsOf(db, id, session?.tokenHash ?? null),
    },
  })(app, platform)

/** `users/me`: who is signed in, and the CSRF token for unsafe calls; below it the token for another places service. */
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
          summary: 'Who is signed in, with the effective rights',
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
          summary: 'What lets a page have another places service asked, for an hour; null where there is none',
          tags: ['users'],
          responses: { 200: answer('The token', named('PlacesToken', jsonSchema(placesToken, 'output'))) },
        },
      },
    },
  })
}

const isAdministrator = ({ is_superuser, is_active }: Pick<User, 'is_superuser' | 'is_active'>) => is_superuser && is_active

/** Only a change that takes the rights away needs to know who else has them. */
const losesLastSuperuser = async (db: Db, stored: Stored<typeof user> | null, input: UserInput): Promise<boolean> =>
  stored !== null && isAdministrator(stored) && !isAdministrator(input) && (await isLastSuperuser(db, stored.id))
