import { applicant } from '@kasack/contract/applicant.ts'
import { bookingOverrideEntity } from '@kasack/contract/booking-override.ts'
import { boardName } from '@kasack/contract/board.ts'
import { booking } from '@kasack/contract/booking.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { email } from '@kasack/contract/email.ts'
import { employee } from '@kasack/contract/employee.ts'
import { employeeDocument } from '@kasack/contract/employee-document.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { facility } from '@kasack/contract/facility.ts'
import { clockRights, leasingClockEntity } from '@kasack/contract/leasing-clocks.ts'
import { type Text, namesByCode } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { vacancyStatuses } from '@kasack/contract/vacancy-status.ts'
import type { ComponentType } from 'react'
import { texts as words } from './shared/table/question/texts.ts'

type Load = () => Promise<ComponentType>

/** A filter choice that a menu link presets; the list keeps its default order. */
export type Preset = { tableKey: string; filter: string; id: string; name: Text }

/** A page behind the login: its path, the permission it needs, and its lazy loader. */
export type Page = {
  path: string
  needs: UserNeeds
  load: Load
  /** A child path that shows a form on top of the page. */
  form?: Page
  /** Its menu entry, and who gets it if not every reader of the page; pages without one are reached from elsewhere. */
  menu?: { label: Text; preset?: Preset; needs?: UserNeeds }
}

export const activeIn = (tableKey: string): Preset => ({ tableKey, filter: 'is_active', id: 'true', name: words.active })

const openVacancies: Preset = { tableKey: 'vacancies', filter: 'status', id: 'open', name: namesByCode(vacancyStatuses).open }

/** All pages except the administration; the navigation follows this order. */
export const pages: Page[] = [
  page('', 'session', async () => (await import('./shell/dashboard/Dashboard.tsx')).Dashboard),
  listed(facility, async () => (await import('./facility/FacilityList.tsx')).FacilityList, activeIn('facilities')),
  page('facilities/:id', facility.access.read, async () => (await import('./facility/FacilityDetail.tsx')).FacilityDetail),
  {
    ...listed(contactPerson, async () => (await import('./contact-person/ContactPersonList.tsx')).ContactPersonList),
    form: page('new', contactPerson.access.create, async () => (await import('./contact-person/ContactPersonNew.tsx')).ContactPersonNew),
  },
  page(
    'contact-persons/:id',
    contactPerson.access.read,
    async () => (await import('./contact-person/ContactPersonDetail.tsx')).ContactPersonDetail,
  ),
  listed(employee, async () => (await import('./employee/EmployeeList.tsx')).EmployeeList, activeIn('employees')),
  page('employees/:id', employee.access.read, async () => (await import('./employee/EmployeeDetail.tsx')).EmployeeDetail),
  listed(vacancy, async () => (await import('./vacancy/VacancyList.tsx')).VacancyList, openVacancies),
  page('vacancies/:id', vacancy.access.read, async () => (await import('./vacancy/VacancyDetail.tsx')).VacancyDetail),
  listed(applicant, async () => (await import('./applicant/ApplicantList.tsx')).ApplicantList),
  page('applicants/:id', applicant.access.read, async () => (await import('./applicant/ApplicantDetail.tsx')).ApplicantDetail),
  listed(employeeDocument, async () => (await import('./employee-document/EmployeeDocumentList.tsx')).EmployeeDocumentList),
  {
    ...page('leasing-clocks', clockRights, async () => (await import('./leasing-clock/LeasingClockList.tsx')).LeasingClockList),
    menu: { label: leasingClockEntity.plural },
  },
  page('bookings', booking.access.read, async () => (await import('./booking/BookingList.tsx')).BookingList),
  page(
    'booking-overrides',
    bookingOverrideEntity.access.read,
    async () => (await import('./booking-override/BookingOverrideList.tsx')).BookingOverrideList,
  ),
  {
    ...page('board', 'session', async () => (await import('./shell/board/Board.tsx')).Board),
    menu: { label: boardName, preset: activeIn('employees'), needs: employee.access.read },
  },
  page('emails', email.access.read, async () => (await import('./email/EmailList.tsx')).EmailList),
  page('engagements', engagement.access.read, async () => (await import('./engagement/EngagementList.tsx')).EngagementList),
  // The page itself redirects users without the permission.
  page('kpis', 'session', async () => (await import('./shell/kpi/KpiPage.tsx')).KpiPage),
  page('map', facility.access.read, async () => (await import('./shell/overview-map/OverviewMap.tsx')).OverviewMap),
  ...['overview-map', 'redirect-to-overview-map'].map((path) =>
    page(path, 'session', async () => (await import('./shell/overview-map/ToOverviewMap.tsx')).ToOverviewMap),
  ),
  page('deleted', 'session', async () => (await import('./history/HistoryDeleted.tsx')).HistoryDeleted),
  page('account-security', 'session', async () => (await import('./shell/account-security/AccountSecurity.tsx')).AccountSecurity),
]

function page(path: string, needs: UserNeeds, load: Load): Page {
  return { path, needs, load }
}

/** The list of an entity, in the menu of every user who may read it. */
function listed({ path, plural, access }: Entity, load: Load, preset?: Preset): Page {
  return { path, needs: access.read, load, menu: { label: plural, ...(preset && { preset }) } }
}
