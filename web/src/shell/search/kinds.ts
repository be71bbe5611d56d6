import { applicant } from '@kasack/contract/applicant.ts'
import { booking } from '@kasack/contract/booking.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { employee } from '@kasack/contract/employee.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { facility } from '@kasack/contract/facility.ts'
import type { SearchKind, SearchResult } from '@kasack/contract/search.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { ApplicantIcon } from '../../applicant/ApplicantIcon.tsx'
import { BookingIcon } from '../../booking/BookingIcon.tsx'
import { bookingDrawer } from '../../booking/door.ts'
import { ContactPersonIcon } from '../../contact-person/ContactPersonIcon.tsx'
import { EmployeeIcon } from '../../employee/EmployeeIcon.tsx'
import { EngagementIcon } from '../../engagement/EngagementIcon.tsx'
import { engagementModal } from '../../engagement/door.ts'
import { FacilityGroupIcon } from '../../facility-group/FacilityGroupIcon.tsx'
import { FacilityIcon } from '../../facility/FacilityIcon.tsx'
import { openModal } from '../../shared/address/modals.ts'
import { navigate } from '../../shared/address/navigation.ts'
import type { Icon } from '../../shared/look/icons.ts'
import { VacancyIcon } from '../../vacancy/VacancyIcon.tsx'

/** The address of a record for a new tab, and how to open it in this one. */
export type Way = { to: string; open: () => void }
type RecordPlace = Pick<SearchResult, 'id' | 'path'>
type Kind = { entity: Entity; icon: Icon; wayTo: (found: RecordPlace) => Way }

export const wayToPath = (to: string): Way => ({ to, open: () => void navigate(to) })

const onPage = (entity: Entity, icon: Icon): Kind => ({ entity, icon, wayTo: ({ path }) => wayToPath(path) })

/**
 * The kinds of records found, and where they open. Bookings and logbook entries have no page: they open on top of the
 * current one.
 */
export const kinds: Record<SearchKind, Kind> = {
  employees: onPage(employee, EmployeeIcon),
  applicants: onPage(applicant, ApplicantIcon),
  facilities: onPage(facility, FacilityIcon),
  facilitygroups: onPage(facilityGroup, FacilityGroupIcon),
  'contact-persons': onPage(contactPerson, ContactPersonIcon),
  vacancies: onPage(vacancy, VacancyIcon),
  bookings: {
    entity: booking,
    icon: BookingIcon,
    wayTo: ({ id, path }) => ({ to: path, open: () => openModal(bookingDrawer, { id }) }),
  },
  engagements: {
    entity: engagement,
    icon: EngagementIcon,
    wayTo: ({ id, path }) => ({ to: path, open: () => openModal(engagementModal, { id }) }),
  },
}
