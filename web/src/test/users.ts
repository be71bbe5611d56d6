import type { CurrentUser } from '@kasack/contract/user.ts'

/** A user without any permission; a test overrides what it cares about. */
export function aUser(user: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 1,
    username: 'jule',
    first_name: 'Jule',
    last_name: 'Brandner',
    full_name: 'Jule Brandner',
    name: 'Jule Brandner',
    email: 'jule@example.org',
    groups: [],
    permissions: [],
    is_superuser: false,
    is_staff: false,
    may_access_kpis: false,
    asks_places_service: false,
    ...user,
  }
}
