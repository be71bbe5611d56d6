import type { Permission } from '@kasack/contract/permission.ts'

/** `Reporting` is the group, whose members hold no other permission. */
export type Who = 'public' | 'session' | 'superuser' | 'Reporting' | Permission

/** `status` is the status for callers with the permission; some calls need two permissions. */
export type Call = { method: string; path: string; who: Who; and?: Who; status: number; make?: () => Promise<number> }

const sectionRights: [code: string, who: Who, and?: Who][] = [
  ['absent_but_booked', 'employees.view_employee', 'vacancies.view_booking'],
  ['bookings_ending', 'vacancies.view_booking'],
  ['vacancies_unfilled', 'vacancies.view_booking'],
  ['profiles_unanswered', 'employees.view_employee'],
  ['clocks_ending', 'vacancies.view_booking', 'employees.view_employee'],
  ['documents_due', 'employees.view_document'],
  ['applicants_unanswered', 'employees.view_applicant'],
  ['people_free', 'employees.view_employee', 'vacancies.view_booking'],
  ['emails_failed', 'superuser'],
]

/** Settled by a call of the section, and reopened by readers of the section. */
export const ofCockpit: Call[] = [
  { method: 'GET', path: '/cockpit', who: 'session', status: 200 },
  ...sectionRights.flatMap(([code, who, and = 'public']): Call[] => [
    { method: 'GET', path: `/cockpit/${code}`, who, and, status: 200 },
    { method: 'POST', path: `/cockpit/${code}/settle`, who, and, status: 400 },
  ]),
  ...['GET', 'PATCH', 'DELETE'].map((method): Call => {
    return { method, path: '/cockpit-settlements/{id}', who: 'session', status: 404, make: async () => 999_999 }
  }),
  ...['history', 'deletion'].map((what): Call => {
    return { method: 'GET', path: `/cockpit-settlements/{id}/${what}`, who: 'session', status: 404, make: async () => 999_999 }
  }),
  { method: 'POST', path: '/deleted/cockpit-settlements/{id}/erase', who: 'superuser', status: 404, make: async () => 999_999 },
]
