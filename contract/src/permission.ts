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

/** Who may do something: anybody, anybody signed in, holders of a permission, or superusers. */
export type Access = 'public' | 'session' | Permission | 'superuser'

/** What has to be held to see something: one right, or each of several. */
export type Rights = Access | readonly Access[]

/** Somebody who is signed in, as far as rights go. */
type Holder = { is_superuser: boolean; permissions: readonly Permission[] }

/** What somebody must hold, or what must be true of him. */
export type Needs<H extends Holder = Holder> = Access | ((holder: H) => boolean)

/** Superusers pass every check. */
export function mayAccess<H extends Holder>(holder: H, needs: Needs<H> | Rights): boolean {
  if (typeof needs === 'object') return needs.every((one) => mayAccess(holder, one))
  if (holder.is_superuser || needs === 'public' || needs === 'session') return true
  if (typeof needs === 'function') return needs(holder)
  return needs !== 'superuser' && holder.permissions.includes(needs)
}

/** The group whose members see the KPIs. */
export const reportingGroup = 'Reporting'

/** Who sees the KPIs: members of that group, and whoever is allowed to by name. */
export const mayAccessKpis = ({ may_access_kpis, groups }: { may_access_kpis: boolean; groups: readonly string[] }): boolean =>
  may_access_kpis || groups.includes(reportingGroup)
