import type { Text } from './text.ts'

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

export const permissionNames = {
  'employees.view_employee': { de: 'Mitarbeiter ansehen', en: 'View employees' },
  'employees.view_applicant': { de: 'Bewerber ansehen', en: 'View applicants' },
  'employees.add_employee': { de: 'Mitarbeiter anlegen', en: 'Add employees' },
  'vacancies.view_booking': { de: 'Buchungen ansehen', en: 'View bookings' },
  'vacancies.add_booking': { de: 'Buchungen anlegen', en: 'Add bookings' },
  'vacancies.add_absence': { de: 'Abwesenheiten anlegen', en: 'Add absences' },
} satisfies Record<Permission, Text>
