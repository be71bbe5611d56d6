import { exams, facilityDepartments, facilityTypes, professions, qualifications, vacancyTypes } from './care-lists.ts'
import { facilityEmailTemplates } from './facility-email-templates.ts'
import {
  applicationTags,
  bookingDocuments,
  contactPersonFunctions,
  emailAttachments,
  employeeStatuses,
  engagementActions,
  tags,
} from './office-lists.ts'
import { personEmailTemplates } from './person-email-templates.ts'
import { specialEmailTemplates } from './special-email-templates.ts'

/** What the reference lists hold at first start, by their name on the wire (wire.md 10.3), in the order they are offered. */
export const referenceLists = {
  'application-tags': named(applicationTags),
  'booking-documents': named(bookingDocuments),
  'contact-person-functions': named(contactPersonFunctions),
  'email-attachments': named(emailAttachments),
  'email-templates': [...specialEmailTemplates, ...facilityEmailTemplates, ...personEmailTemplates],
  'employee-statuses': named(employeeStatuses),
  'engagement-actions': engagementActions,
  exams: named(exams),
  'facility-departments': named(facilityDepartments),
  'facility-types': named(facilityTypes),
  professions: named(professions),
  qualifications: named(qualifications),
  tags: named(tags),
  'vacancy-types': named(vacancyTypes),
}

function named(names: string[]): { name: string }[] {
  return names.map((name) => ({ name }))
}
