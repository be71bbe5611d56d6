import { type DemoEngagement, demoEngagements } from './logbook/engagement.ts'
import { type SetFollowUp, setFollowUps } from './logbook/open-follow-up.ts'
import { type DemoAttachment, demoAttachments } from './mail/attachment.ts'
import { type DemoEmail, demoEmails } from './mail/email.ts'
import { type DemoAbsence, demoAbsences } from './people/absence.ts'
import { type DemoApplicant, demoApplicants } from './people/applicant.ts'
import { contactsFor, type DemoContactPerson, demoContactPersons } from './people/contact-person.ts'
import { type DemoEmployee, demoEmployees } from './people/employee.ts'
import { fullName } from './people/person-name.ts'
import { type DemoFacilityPerson, demoFacilityPersons } from './people/facility-person.ts'
import { type DemoPriorPeriod, demoPriorPeriods } from './people/prior-period.ts'
import { type DemoUser, demoUsers } from './people/user.ts'
import { type DemoDocument, demoDocuments, obligatoryKinds } from './papers/document.ts'
import { type DemoFacility, demoFacilities } from './places/facility.ts'
import { type DemoHirer, demoHirers } from './places/hirer.ts'
import { type DemoFacilityGroup, demoFacilityGroups } from './places/facility-group.ts'
import { type DemoRequirement, demoRequirements } from './places/requirement.ts'
import { type DemoBooking, demoBookings } from './placements/booking.ts'
import { type DemoCandidate, demoCandidates } from './placements/candidate.ts'
import { doubtfulCandidates } from './placements/doubtful-candidate.ts'
import { type DemoVacancy, demoVacancies } from './placements/vacancy.ts'

/** The agency on one day. Records refer to each other by name, to users by user name. */
export type DemoAgency = {
  users: DemoUser[]
  facilityGroups: DemoFacilityGroup[]
  hirers: DemoHirer[]
  facilities: DemoFacility[]
  requirements: DemoRequirement[]
  contactPersons: DemoContactPerson[]
  /** The contact persons of a facility by role (main_contact etc.). */
  contacts: { facility: string; roles: Record<string, string> }[]
  employees: DemoEmployee[]
  absences: DemoAbsence[]
  priorPeriods: DemoPriorPeriod[]
  facilityPersons: DemoFacilityPerson[]
  /** Oldest first. */
  documents: DemoDocument[]
  /** Kinds that every employee they apply to must have, by code. */
  obligatoryKinds: string[]
  applicants: DemoApplicant[]
  /** Oldest first. */
  vacancies: DemoVacancy[]
  bookings: DemoBooking[]
  candidates: DemoCandidate[]
  attachments: DemoAttachment[]
  /** Oldest first. */
  emails: DemoEmail[]
  /** Oldest first. */
  engagements: DemoEngagement[]
  /** Set on the pages of facilities, in addition to the follow-ups of the entries. */
  followUps: SetFollowUp[]
}

/** The demo agency on that day (YYYY-MM-DD), identical for the same day on every machine. */
export function demoAgency(today: string): DemoAgency {
  const users = demoUsers()
  const facilities = demoFacilities(today)
  const hirers = demoHirers(facilities)
  const employees = demoEmployees(today)
  const contactPersons = demoContactPersons(facilities, today)
  const applicants = demoApplicants(today)
  const names = users.map(({ username }) => username)
  const vacancies = demoVacancies(facilities, { contactPersons, users: names, today })
  const bookings = demoBookings(vacancies, { employees, users: names, today })
  const documents = demoDocuments(employees, { checkers: users.flatMap(clears), today })
  const fitting = demoCandidates(vacancies, { employees, bookings, today })
  const candidates = [...fitting, ...doubtfulCandidates(vacancies, { employees, documents, candidates: fitting, today })]
  return {
    users,
    facilityGroups: demoFacilityGroups(),
    hirers,
    facilities,
    requirements: demoRequirements(),
    contactPersons,
    contacts: facilities.map((one) => ({ facility: one.name, roles: named(contactsFor(one, contactPersons)) })),
    employees,
    absences: demoAbsences(employees, today),
    priorPeriods: demoPriorPeriods({ bookings, facilities, hirers }),
    facilityPersons: demoFacilityPersons({ bookings, candidates, vacancies, today }),
    documents,
    obligatoryKinds,
    applicants,
    vacancies,
    bookings,
    candidates,
    attachments: demoAttachments(),
    emails: demoEmails({ vacancies, candidates }, { facilities, contactPersons, users: names, today }),
    engagements: demoEngagements(facilities, { contactPersons, applicants, today }),
    followUps: setFollowUps(today),
  }
}

const clears = ({ username, groups }: DemoUser): string[] => (groups.includes('Clearance') ? [username] : [])

const named = (roles: Record<string, DemoContactPerson | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(roles).flatMap(([role, person]) => (person ? [[role, fullName(person)]] : [])))
