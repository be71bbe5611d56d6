import * as z from 'zod/mini'
import type { Answer, Input } from './entity.ts'
import { entity, sameAccess } from './entity.ts'
import { moment, readOnly } from './field.ts'
import { email, secret, text, words } from './text-field.ts'
import { flag } from './value-field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import type { Needs } from './permission.ts'
import { permissions } from './permission.ts'

export const user = entity('users', {
  name: 'user',
  noun: { de: 'Benutzer', en: 'User' },
  plural: { de: 'Benutzer', en: 'Users' },
  access: sameAccess('superuser'),
  fields: {
    id: readOnly(z.number()),
    username: text({ required: true, unique: true }),
    password: secret(),
    first_name: text(),
    last_name: text(),
    name: readOnly(z.string()),
    full_name: readOnly(z.string()),
    email: email({ limit: 255 }), // the limit of all texts in wire.md 10.1
    groups: words(),
    permissions: words(permissions),
    is_superuser: flag(),
    is_staff: flag(),
    may_access_kpis: flag(),
    is_active: flag({ initial: true }),
    /** Signing in needs a one-time code or a passkey in addition to the password. */
    has_second_factor: readOnly(z.boolean(), { kind: 'flag' }),
    last_login: readOnly(z.nullable(z.string()), { kind: 'moment' }),
    created_datetime: moment(),
  },
  acts: {
    end_sessions: { label: { de: 'Überall abmelden', en: 'Log out everywhere' }, by: { path: 'sessions/end' } },
    reset_second_factor: { label: { de: 'Zweiten Faktor zurücksetzen', en: 'Reset second factor' }, by: { path: 'second-factor/reset' } },
  },
})
export type User = Answer<typeof user>
export type UserInput = Input<typeof user>

export const userList = defineList(user, {
  filters: { is_active: filter.flags(), is_superuser: filter.flags(), groups: filter.names(), permissions: filter.choices(permissions) },
  sorts: ['id', 'username', 'last_name', 'last_login', 'is_active'],
  defaultSort: 'username',
})

/** `users/me`: the signed-in user with the effective permissions and the computed access to the KPIs (wire.md 2). */
export const currentUser = z.object({
  id: z.number(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  name: z.string(),
  email: z.string(),
  groups: z.array(z.string()),
  permissions: z.array(z.enum(permissions)),
  is_superuser: z.boolean(),
  is_staff: z.boolean(),
  may_access_kpis: z.boolean(),
  /** Whether addresses are searched in another places service, for holders of a token of `users/me/places-token`. */
  asks_places_service: z.boolean(),
})
export type CurrentUser = z.output<typeof currentUser>

/** What the signed-in user needs to see or do something. */
export type UserNeeds = Needs<CurrentUser>
