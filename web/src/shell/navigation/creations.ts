import { AbsenceIcon } from '../../absence/AbsenceIcon.tsx'
import { absenceModal } from '../../absence/door.ts'
import { BookingIcon } from '../../booking/BookingIcon.tsx'
import { bookingModal } from '../../booking/door.ts'
import { ContactPersonIcon } from '../../contact-person/ContactPersonIcon.tsx'
import { contactPersonModal } from '../../contact-person/door.ts'
import { EmployeeIcon } from '../../employee/EmployeeIcon.tsx'
import { employeeModal } from '../../employee/door.ts'
import { EngagementIcon } from '../../engagement/EngagementIcon.tsx'
import { engagementModal } from '../../engagement/door.ts'
import { FacilityIcon } from '../../facility/FacilityIcon.tsx'
import { facilityModal } from '../../facility/door.ts'
import { PriorPeriodIcon } from '../../prior-period/PriorPeriodIcon.tsx'
import { priorPeriodModal } from '../../prior-period/door.ts'
import { RequirementIcon } from '../../requirement/RequirementIcon.tsx'
import { requirementModal } from '../../requirement/door.ts'
import { VacancyIcon } from '../../vacancy/VacancyIcon.tsx'
import { vacancyModal } from '../../vacancy/door.ts'

/** What can be created from every page, given the permission. */
export const creations = [
  { modal: engagementModal, icon: EngagementIcon },
  { modal: facilityModal, icon: FacilityIcon },
  { modal: contactPersonModal, icon: ContactPersonIcon },
  { modal: employeeModal, icon: EmployeeIcon },
  { modal: vacancyModal, icon: VacancyIcon },
  { modal: bookingModal, icon: BookingIcon },
  { modal: absenceModal, icon: AbsenceIcon },
  { modal: priorPeriodModal, icon: PriorPeriodIcon },
  { modal: requirementModal, icon: RequirementIcon },
] as const
