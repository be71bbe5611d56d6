/** The six permission strings a user or a group may hold (wire.md 4). */
export const permissions = [
  'employees.view_employee',
  'employees.view_applicant',
  'employees.add_employee',
  'vacancies.view_booking',
  'vacancies.add_booking',
  'vacancies.add_absence',
] as const

export type Permission = (typeof permissions)[number]

/** Who may make a call: anybody, anybody signed in, holders of a permission, or superusers. */
export type Access = 'public' | 'session' | Permission | 'superuser'
