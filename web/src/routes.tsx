import { applicant } from '@kasack/contract/applicant.ts'
import { booking } from '@kasack/contract/booking.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { email } from '@kasack/contract/email.ts'
import { employee } from '@kasack/contract/employee.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { facility } from '@kasack/contract/facility.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { Guarded } from './shared/part/Guarded.tsx'
import { LoggedIn } from './shell/frame/LoggedIn.tsx'
import { NotFound } from './shell/page-state/NotFound.tsx'
import { RouteError } from './shell/page-state/RouteError.tsx'
import { RouteWaiting } from './shell/page-state/RouteWaiting.tsx'
import { Shell } from './shell/frame/Shell.tsx'

/** Below /admin; what stands there is known to nobody who does not go there. */
const adminPaths = ['', 'users', 'groups', 'lookups/:list', 'facilitygroups', 'outbox', 'outbox/:id', 'system', '*']

/** Pages for which a login is demanded, each with the right to see it. */
export const internal: RouteObject[] = [
  page('', 'session', async () => (await import('./shell/dashboard/Dashboard.tsx')).Dashboard),
  page('facilities', facility.access.read, async () => (await import('./facility/FacilityList.tsx')).FacilityList),
  page('facilities/:id', facility.access.read, async () => (await import('./facility/FacilityDetail.tsx')).FacilityDetail),
  page(
    'contact-persons',
    contactPerson.access.read,
    async () => (await import('./contact-person/ContactPersonList.tsx')).ContactPersonList,
    [form('new', contactPerson.access.create, async () => (await import('./contact-person/ContactPersonNew.tsx')).ContactPersonNew)],
  ),
  page(
    'contact-persons/:id',
    contactPerson.access.read,
    async () => (await import('./contact-person/ContactPersonDetail.tsx')).ContactPersonDetail,
  ),
  page('applicants', applicant.access.read, async () => (await import('./applicant/ApplicantList.tsx')).ApplicantList),
  page('applicants/:id', applicant.access.read, async () => (await import('./applicant/ApplicantDetail.tsx')).ApplicantDetail),
  page('employees', employee.access.read, async () => (await import('./employee/EmployeeList.tsx')).EmployeeList),
  page('employees/:id', employee.access.read, async () => (await import('./employee/EmployeeDetail.tsx')).EmployeeDetail),
  page('vacancies', vacancy.access.read, async () => (await import('./vacancy/VacancyList.tsx')).VacancyList),
  page('vacancies/:id', vacancy.access.read, async () => (await import('./vacancy/VacancyDetail.tsx')).VacancyDetail),
  page('bookings', booking.access.read, async () => (await import('./booking/BookingList.tsx')).BookingList),
  page('emails', email.access.read, async () => (await import('./email/EmailList.tsx')).EmailList),
  page('engagements', engagement.access.read, async () => (await import('./engagement/EngagementList.tsx')).EngagementList),
  // Who may not see it is led away by the page itself.
  page('kpis', 'session', async () => (await import('./shell/kpi/KpiPage.tsx')).KpiPage),
  page('map', facility.access.read, async () => (await import('./shell/overview-map/OverviewMap.tsx')).OverviewMap),
  ...['overview-map', 'redirect-to-overview-map'].map((path) =>
    page(path, 'session', async () => (await import('./shell/overview-map/ToOverviewMap.tsx')).ToOverviewMap),
  ),
  page('account-security', 'session', async () => (await import('./shell/account-security/AccountSecurity.tsx')).AccountSecurity),
  page(
    'admin',
    'superuser',
    async () => (await import('./shell/administration/Administration.tsx')).Administration,
    adminPaths.map(adminPage),
  ),
]

export const routes: RouteObject[] = [
  {
    Component: Shell,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { Component: LoggedIn, children: internal },
          { path: 'dev/styleguide', lazy: async () => ({ Component: (await import('./shell/styleguide/Styleguide.tsx')).Styleguide }) },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]

/** A page that is loaded when somebody goes there; `within` are paths that show something above it. */
function page(path: string, needs: UserNeeds, load: () => Promise<ComponentType>, within: RouteObject[] = []): RouteObject {
  const lazy = async () => ({ Component: guarded(needs, await load()) })
  return { path, lazy, HydrateFallback: RouteWaiting, children: within }
}

/** A page of the administration, which stands around it for those who may see it. */
function adminPage(path: string): RouteObject {
  return {
    path,
    lazy: async () => ({ Component: await (await import('./shell/administration/pages.ts')).loadAdminPage(path) }),
    HydrateFallback: () => null,
  }
}

/** A form above a page: until it is there the page stands as it is, with nothing below it. */
function form(path: string, needs: UserNeeds, load: () => Promise<ComponentType>): RouteObject {
  return { ...page(path, needs, load), HydrateFallback: () => null }
}

const guarded = (needs: UserNeeds, Shown: ComponentType) => () => (
  <Guarded needs={needs}>
    <Shown />
  </Guarded>
)
