import type { ComponentType } from 'react'
import * as absenceDoors from '../../absence/door.ts'
import * as applicantDoors from '../../applicant/door.ts'
import * as assignmentDoors from '../../assignment/door.ts'
import * as bookingDoors from '../../booking/door.ts'
import * as candidateDoors from '../../candidate/door.ts'
import * as contactPersonDoors from '../../contact-person/door.ts'
import * as emailDoors from '../../email/door.ts'
import * as employeeDocumentDoors from '../../employee-document/door.ts'
import * as employeeDoors from '../../employee/door.ts'
import * as engagementDoors from '../../engagement/door.ts'
import * as facilityPersonDoors from '../../facility-person/door.ts'
import * as facilityDoors from '../../facility/door.ts'
import * as followUpDoors from '../../follow-up/door.ts'
import * as priorPeriodDoors from '../../prior-period/door.ts'
import * as requirementDoors from '../../requirement/door.ts'
import * as sendEmailDoors from '../../send-email/door.ts'
import * as outboxDoors from '../../outbox/door.ts'
import * as vacancyDoors from '../../vacancy/door.ts'
import type { Modal, ModalProps } from '../../shared/address/modals.ts'
import { lazyPart } from '../../shared/program/lazy-part.tsx'
import * as shellDoors from '../preferences/door.ts'

const doors = {
  ...absenceDoors,
  ...applicantDoors,
  ...assignmentDoors,
  ...bookingDoors,
  ...candidateDoors,
  ...contactPersonDoors,
  ...emailDoors,
  ...employeeDocumentDoors,
  ...employeeDoors,
  ...engagementDoors,
  ...facilityDoors,
  ...facilityPersonDoors,
  ...followUpDoors,
  ...outboxDoors,
  ...priorPeriodDoors,
  ...requirementDoors,
  ...sendEmailDoors,
  ...shellDoors,
  ...vacancyDoors,
}
type Doors = typeof doors

/** The component of each modal; a modal without one does not compile. */
const parts: { [Name in keyof Doors]: ReturnType<typeof lazyPart<ModalProps<Doors[Name]>>> } = {
  absenceModal: lazyPart(async () => (await import('../../absence/AbsenceModal.tsx')).AbsenceModal),
  applicantModal: lazyPart(async () => (await import('../../applicant/ApplicantModal.tsx')).ApplicantModal),
  assignmentModal: lazyPart(async () => (await import('../../assignment/AssignmentModal.tsx')).AssignmentModal),
  bookingModal: lazyPart(async () => (await import('../../booking/BookingModal.tsx')).BookingModal),
  bookingDrawer: lazyPart(async () => (await import('../../booking/BookingDrawer.tsx')).BookingDrawer),
  bookingCancellationModal: lazyPart(async () => (await import('../../booking/BookingCancellationModal.tsx')).BookingCancellationModal),
  bookingTerminationModal: lazyPart(async () => (await import('../../booking/BookingTerminationModal.tsx')).BookingTerminationModal),
  replacementModal: lazyPart(async () => (await import('../../candidate/CandidateReplacementModal.tsx')).CandidateReplacementModal),
  candidateAvailableModal: lazyPart(async () => (await import('../../candidate/CandidateAvailableModal.tsx')).CandidateAvailableModal),
  candidateModal: lazyPart(async () => (await import('../../candidate/CandidateModal.tsx')).CandidateModal),
  contactPersonModal: lazyPart(async () => (await import('../../contact-person/ContactPersonModal.tsx')).ContactPersonModal),
  emailDrawer: lazyPart(async () => (await import('../../email/EmailDrawer.tsx')).EmailDrawer),
  emailModal: lazyPart(async () => (await import('../../send-email/SendEmailModal.tsx')).SendEmailModal),
  employeeDocumentModal: lazyPart(async () => (await import('../../employee-document/EmployeeDocumentModal.tsx')).EmployeeDocumentModal),
  employeeDocumentPreview: lazyPart(
    async () => (await import('../../employee-document/EmployeeDocumentPreview.tsx')).EmployeeDocumentPreview,
  ),
  employeeDrawer: lazyPart(async () => (await import('../../employee/EmployeeDrawer.tsx')).EmployeeDrawer),
  employeeModal: lazyPart(async () => (await import('../../employee/EmployeeModal.tsx')).EmployeeModal),
  engagementModal: lazyPart(async () => (await import('../../engagement/EngagementModal.tsx')).EngagementModal),
  facilityModal: lazyPart(async () => (await import('../../facility/FacilityModal.tsx')).FacilityModal),
  facilityPersonModal: lazyPart(async () => (await import('../../facility-person/FacilityPersonModal.tsx')).FacilityPersonModal),
  followUpModal: lazyPart(async () => (await import('../../follow-up/FollowUpModal.tsx')).FollowUpModal),
  keysModal: lazyPart(async () => (await import('../preferences/KeysModal.tsx')).KeysModal),
  priorPeriodModal: lazyPart(async () => (await import('../../prior-period/PriorPeriodModal.tsx')).PriorPeriodModal),
  requirementModal: lazyPart(async () => (await import('../../requirement/RequirementModal.tsx')).RequirementModal),
  settingsModal: lazyPart(async () => (await import('../preferences/SettingsModal.tsx')).SettingsModal),
  testMailModal: lazyPart(async () => (await import('../../outbox/OutboxTestModal.tsx')).OutboxTestModal),
  vacancyDrawer: lazyPart(async () => (await import('../../vacancy/VacancyDrawer.tsx')).VacancyDrawer),
  vacancyModal: lazyPart(async () => (await import('../../vacancy/VacancyModal.tsx')).VacancyModal),
}

export type HostedPart = ComponentType<ModalProps> & { preload: () => Promise<void> }

export type HostedModals = ReadonlyMap<string, { door: Modal; Part: HostedPart }>

/** Every modal by its name in the address; those of the administration are hosted there. */
export const hostedModals: HostedModals = new Map(
  Object.entries(doors).map(([name, door]) => [door.name, { door, Part: parts[name as keyof Doors] as HostedPart }]), // each part fits its own modal
)
