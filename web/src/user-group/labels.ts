import type { Permission } from '@kasack/contract/permission.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { userGroup } from '@kasack/contract/user-group.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  name: { de: 'Name', en: 'Name' },
  permissions: { de: 'Rechte', en: 'Rights' },
  number_of_members: { de: 'Mitglieder', en: 'Members' },
} satisfies Labels<typeof userGroup>

/** What each right lets its holder do, in the agency's words: short for lists, and whole where it is given. */
export const permissionLabels = {
  'employees.view_employee': {
    short: { de: 'Mitarbeiter sehen', en: 'See employees' },
    long: {
      de: 'Mitarbeiter, ihre Abwesenheiten und Kandidaturen sehen und ändern',
      en: 'See and change employees, their absences and candidacies',
    },
  },
  'employees.view_applicant': {
    short: { de: 'Bewerber sehen', en: 'See applicants' },
    long: { de: 'Bewerber sehen, ändern und löschen', en: 'See, change and delete applicants' },
  },
  'employees.add_employee': {
    short: { de: 'Mitarbeiter anlegen', en: 'Create employees' },
    long: { de: 'Mitarbeiter anlegen und Bewerber übernehmen', en: 'Create employees and convert applicants' },
  },
  'vacancies.view_booking': {
    short: { de: 'Buchungen sehen', en: 'See bookings' },
    long: { de: 'Buchungen und Verfügbarkeit sehen', en: 'See bookings and availability' },
  },
  'vacancies.add_booking': {
    short: { de: 'Buchen', en: 'Book' },
    long: { de: 'Buchungen anlegen, ändern, stornieren und beenden', en: 'Create, change, cancel and terminate bookings' },
  },
  'vacancies.add_absence': {
    short: { de: 'Abwesenheiten eintragen', en: 'Enter absences' },
    long: { de: 'Abwesenheiten eintragen, ändern und löschen', en: 'Enter, change and delete absences' },
  },
} satisfies Record<Permission, { short: Text; long: Text }>
