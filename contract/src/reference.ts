import type { Text } from './text.ts'

/** The reference lists that superusers maintain (wire.md 10.3), by table name. */
export const lookups = {
  application_tag: {
    path: 'application-tags',
    noun: { de: 'Bewerbungs-Schlagwort', en: 'Application tag' },
    plural: { de: 'Bewerbungs-Schlagwörter', en: 'Application tags' },
  },
  booking_document: {
    path: 'booking-documents',
    noun: { de: 'Buchungsdokument', en: 'Booking document' },
    plural: { de: 'Buchungsdokumente', en: 'Booking documents' },
  },
  contact_person_function: {
    path: 'contact-person-functions',
    noun: { de: 'Funktion', en: 'Function' },
    plural: { de: 'Funktionen', en: 'Functions' },
  },
  document_kind: {
    path: 'document-kinds',
    noun: { de: 'Nachweisart', en: 'Document type' },
    plural: { de: 'Nachweisarten', en: 'Document types' },
  },
  email_attachment: {
    path: 'email-attachments',
    noun: { de: 'E-Mail-Anhang', en: 'E-mail attachment' },
    plural: { de: 'E-Mail-Anhänge', en: 'E-mail attachments' },
  },
  email_template: {
    path: 'email-templates',
    noun: { de: 'E-Mail-Vorlage', en: 'E-mail template' },
    plural: { de: 'E-Mail-Vorlagen', en: 'E-mail templates' },
  },
  employee_status: {
    path: 'employee-statuses',
    noun: { de: 'Mitarbeiterstatus', en: 'Employee status' },
    plural: { de: 'Mitarbeiterstatus', en: 'Employee statuses' },
  },
  engagement_action: {
    path: 'engagement-actions',
    noun: { de: 'Kontaktart', en: 'Action type' },
    plural: { de: 'Kontaktarten', en: 'Action types' },
  },
  exam: { path: 'exams', noun: { de: 'Examen', en: 'Exam' }, plural: { de: 'Examen', en: 'Exams' } },
  facility_department: {
    path: 'facility-departments',
    noun: { de: 'Fachbereich', en: 'Department' },
    plural: { de: 'Fachbereiche', en: 'Departments' },
  },
  facility_type: {
    path: 'facility-types',
    noun: { de: 'Einrichtungstyp', en: 'Facility type' },
    plural: { de: 'Einrichtungstypen', en: 'Facility types' },
  },
  profession: { path: 'professions', noun: { de: 'Beruf', en: 'Profession' }, plural: { de: 'Berufe', en: 'Professions' } },
  qualification: {
    path: 'qualifications',
    noun: { de: 'Qualifikation', en: 'Qualification' },
    plural: { de: 'Qualifikationen', en: 'Qualifications' },
  },
  tag: { path: 'tags', noun: { de: 'Schlagwort', en: 'Tag' }, plural: { de: 'Schlagwörter', en: 'Tags' } },
  vacancy_type: {
    path: 'vacancy-types',
    noun: { de: 'Stellenart', en: 'Vacancy type' },
    plural: { de: 'Stellenarten', en: 'Vacancy types' },
  },
} satisfies Record<string, { path: string; noun: Text; plural: Text }>

export type LookupName = keyof typeof lookups

/** What a field may refer to, by table name. */
export type ReferenceTarget =
  | LookupName
  | 'absence'
  | 'applicant'
  | 'booking'
  | 'candidate'
  | 'contact_person'
  | 'employee'
  | 'employee_document'
  | 'facility'
  | 'facility_group'
  | 'hirer'
  | 'user'
  | 'vacancy'

const otherPaths: Record<Exclude<ReferenceTarget, LookupName>, string> = {
  absence: 'absences', // never selected
  applicant: 'applicants',
  booking: 'bookings', // never selected: follow-up bookings start from the row of a booking
  candidate: 'candidates', // never selected: e-mails start from a candidate
  contact_person: 'contact-persons',
  employee: 'employees',
  employee_document: 'employee-documents', // never selected from a list of all
  facility: 'facilities',
  facility_group: 'facility-groups',
  hirer: 'hirers',
  user: 'users',
  vacancy: 'vacancies',
}

/** The name under `/autocompletes/` of the records a field may refer to. */
export const autocompleteOf = (target: ReferenceTarget): string =>
  target in lookups ? lookups[target as LookupName].path : otherPaths[target as Exclude<ReferenceTarget, LookupName>]
