import type { CockpitCode } from '@kasack/contract/cockpit.ts'
import { AbsenceIcon } from '../absence/AbsenceIcon.tsx'
import { ApplicantIcon } from '../applicant/ApplicantIcon.tsx'
import { BookingIcon } from '../booking/BookingIcon.tsx'
import { CandidateIcon } from '../candidate/CandidateIcon.tsx'
import { EmployeeIcon } from '../employee/EmployeeIcon.tsx'
import { EmployeeDocumentIcon } from '../employee-document/EmployeeDocumentIcon.tsx'
import { LeasingClockIcon } from '../leasing-clock/LeasingClockIcon.tsx'
import { OutboxIcon } from '../outbox/OutboxIcon.tsx'
import type { Icon } from '../shared/look/icons.ts'
import { VacancyIcon } from '../vacancy/VacancyIcon.tsx'

export const sectionIcons: Record<CockpitCode, Icon> = {
  absent_but_booked: AbsenceIcon,
  bookings_ending: BookingIcon,
  vacancies_unfilled: VacancyIcon,
  profiles_unanswered: CandidateIcon,
  clocks_ending: LeasingClockIcon,
  documents_due: EmployeeDocumentIcon,
  applicants_unanswered: ApplicantIcon,
  people_free: EmployeeIcon,
  emails_failed: OutboxIcon,
}
