import type { Text } from './text.ts'

/** The permissions a user or group may hold; the first six are those of dispatchers. */
export const permissions = [
  'employees.view_employee',
  'employees.view_applicant',
  'employees.add_employee',
  'vacancies.view_booking',
  'vacancies.add_booking',
  'vacancies.add_absence',
  'employees.view_document',
  'employees.change_document',
  'employees.view_health_document',
  'vacancies.override_finding',
] as const

export type Permission = (typeof permissions)[number]

/** What each permission allows, in the agency's words: short for lists, long where it is granted. */
export const permissionNames = {
  'employees.view_employee': {
    short: { de: 'Mitarbeiter sehen', en: 'View employees' },
    long: {
      de: 'Mitarbeiter, ihre Abwesenheiten und Kandidaturen sehen und ändern',
      en: 'View and edit employees, their absences and candidacies',
    },
  },
  'employees.view_applicant': {
    short: { de: 'Bewerber sehen', en: 'View applicants' },
    long: { de: 'Bewerber sehen, ändern und löschen', en: 'View, edit and delete applicants' },
  },
  'employees.add_employee': {
    short: { de: 'Mitarbeiter anlegen', en: 'Create employees' },
    long: { de: 'Mitarbeiter anlegen und Bewerber übernehmen', en: 'Create employees and convert applicants' },
  },
  'vacancies.view_booking': {
    short: { de: 'Buchungen sehen', en: 'View bookings' },
    long: { de: 'Buchungen und Verfügbarkeit sehen', en: 'View bookings and availability' },
  },
  'vacancies.add_booking': {
    short: { de: 'Buchen', en: 'Book' },
    long: { de: 'Buchungen anlegen, ändern, stornieren und beenden', en: 'Create, edit, cancel and end bookings' },
  },
  'vacancies.add_absence': {
    short: { de: 'Abwesenheiten eintragen', en: 'Enter absences' },
    long: { de: 'Abwesenheiten eintragen, ändern und löschen', en: 'Enter, edit and delete absences' },
  },
  'employees.view_document': {
    short: { de: 'Nachweise sehen', en: 'View documents' },
    long: { de: 'Nachweise von Mitarbeitern sehen, ohne Gesundheitsdaten', en: 'View employees’ documents, except health data' },
  },
  'employees.change_document': {
    short: { de: 'Nachweise pflegen', en: 'Manage documents' },
    long: { de: 'Nachweise anlegen, prüfen, ändern und löschen', en: 'Create, check, edit and delete documents' },
  },
  'employees.view_health_document': {
    short: { de: 'Gesundheitsnachweise sehen', en: 'View health documents' },
    long: {
      de: 'Nachweise mit Gesundheitsdaten sehen, etwa den Masernschutz',
      en: 'View documents with health data, such as measles proof',
    },
  },
  'vacancies.override_finding': {
    short: { de: 'Trotz Sperre buchen', en: 'Book despite a block' },
    long: { de: 'Trotz eines sperrenden Befunds buchen, mit Begründung', en: 'Book despite a blocking finding, giving a reason' },
  },
} satisfies Record<Permission, { short: Text; long: Text }>

/** Who may do something: anyone, any signed-in user, holders of a permission, or superusers. */
export type Access = 'public' | 'session' | Permission | 'superuser'

/** What a reader must hold to see something: one permission, or all of several. */
export type Rights = Access | readonly Access[]

/** All permissions that must be held. */
export const rightsOf = (rights: Rights): readonly Access[] => (typeof rights === 'string' ? [rights] : rights)

/** A signed-in user, as far as permissions go. */
type Holder = { is_superuser: boolean; permissions: readonly Permission[] }

/** What a user must hold, or a condition they must meet. */
export type Needs<H extends Holder = Holder> = Rights | ((holder: H) => boolean)

/** Superusers pass every check. */
export function mayAccess<H extends Holder>(holder: H, needs: Needs<H>): boolean {
  if (typeof needs === 'object') return needs.every((one) => mayAccess(holder, one))
  if (holder.is_superuser || needs === 'public' || needs === 'session') return true
  if (typeof needs === 'function') return needs(holder)
  return needs !== 'superuser' && holder.permissions.includes(needs)
}

/** The dispatchers' group in a new agency. */
export const dispatcherGroup = 'Dispatcher'

/** The group whose members see the KPIs. */
export const reportingGroup = 'Reporting'

/** Who sees the KPIs: members of that group, and users allowed individually. */
export const mayAccessKpis = ({ may_access_kpis, groups }: { may_access_kpis: boolean; groups: readonly string[] }): boolean =>
  may_access_kpis || groups.includes(reportingGroup)
