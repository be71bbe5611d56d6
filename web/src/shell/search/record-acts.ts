import type { Applicant } from '@kasack/contract/applicant.ts'
import type { Booking } from '@kasack/contract/booking.ts'
import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import type { Engagement } from '@kasack/contract/engagement.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import type { SearchKind } from '@kasack/contract/search.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { today } from '../../shared/program/clock.ts'
import type { Act } from '../../shared/record/act.ts'

type May = (needs: UserNeeds) => boolean

/** The actions on a record as it was read. */
export type ActsOf = (record: object, may: May) => readonly Act[]

/** The same actions as in the tables, loaded on demand; null for facility groups, which belong to the administration. */
export const loadActs: Record<SearchKind, (() => Promise<ActsOf>) | null> = {
  employees: async () => {
    const { employeeRowActions } = await import('../../employee/EmployeeRowActions.tsx')
    return (record) => employeeRowActions(record as Employee)
  },
  applicants: async () => {
    const { applicantActions } = await import('../../applicant/ApplicantActions.tsx')
    return (record, may) => applicantActions(record as Applicant, may)
  },
  facilities: async () => {
    const { facilityRowActions } = await import('../../facility/FacilityRowActions.tsx')
    return (record) => facilityRowActions(record as Facility)
  },
  facilitygroups: null,
  'contact-persons': async () => {
    const { contactPersonRowActions } = await import('../../contact-person/ContactPersonRowActions.tsx')
    return (record) => contactPersonRowActions(record as ContactPerson)
  },
  vacancies: async () => {
    const { vacancyActions } = await import('../../vacancy/VacancyActions.tsx')
    return (record) => vacancyActions(record as Vacancy)
  },
  bookings: async () => {
    const { bookingActions } = await import('../../booking/BookingActions.tsx')
    return (record) => bookingActions(record as Booking, today())
  },
  engagements: async () => {
    const { engagementRowActions } = await import('../../engagement/EngagementRowActions.tsx')
    return (record) => engagementRowActions(record as Engagement)
  },
}
