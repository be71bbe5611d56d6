import type { User } from '@kasack/contract/user.ts'

/** A colleague; a test overrides what it cares about. */
export const aColleague = (user: Partial<User> = {}): User => ({
  id: 7,
  username: 'tarek.soelter',
  first_name: 'Tarek',
  last_name: 'Sölter',
  name: 'Tarek Sölter',
  full_name: 'Tarek Sölter',
  email: 'tarek@kasack.example',
  groups: ['Dispatcher'],
  permissions: [],
  is_superuser: false,
  is_staff: false,
  may_access_kpis: false,
  is_active: true,
  has_second_factor: false,
  last_login: '2026-06-10T08:00:00.000000Z',
  created_datetime: '2026-01-10T08:00:00.000000Z',
  version: 'v1',
  ...user,
})
