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
  'employees.view_document': {
    short: { de: 'Nachweise sehen', en: 'See documents' },
    long: { de: 'Nachweise von Mitarbeitern sehen, ohne Gesundheitsdaten', en: 'See documents of employees, without health data' },
  },
  'employees.change_document': {
    short: { de: 'Nachweise pflegen', en: 'Maintain documents' },
    long: { de: 'Nachweise anlegen, prüfen, ändern und löschen', en: 'Create, check, change and delete documents' },
  },
  'employees.view_health_document': {
    short: { de: 'Gesundheitsnachweise sehen', en: 'See health documents' },
    long: {
      de: 'Nachweise mit Gesundheitsdaten sehen, etwa den Masernschutz',
      en: 'See documents with health data, such as the proof of measles protection',
    },
  },
  'vacancies.override_finding': {
    short: { de: 'Trotz Sperre buchen', en: 'Book despite a block' },
    long: { de: 'Trotz eines sperrenden Befunds buchen, mit Begründung', en: 'Book despite a finding that blocks, giving a reason' },
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
