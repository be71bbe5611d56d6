import type { Text } from './text.ts'

/** The reference lists that superusers maintain (wire.md 10.3), by the name of their table. */
export const lookups = {
  application_tag: { path: 'application-tags', name: { de: 'Bewerbungs-Schlagworte', en: 'Application tags' } },
  booking_document: { path: 'booking-documents', name: { de: 'Buchungsdokumente', en: 'Booking documents' } },
  contact_person_function: { path: 'contact-person-functions', name: { de: 'Funktionen', en: 'Functions' } },
  email_attachment: { path: 'email-attachments', name: { de: 'E-Mail-Anhänge', en: 'E-mail attachments' } },
  email_template: { path: 'email-templates', name: { de: 'E-Mail-Vorlagen', en: 'E-mail templates' } },
  employee_status: { path: 'employee-statuses', name: { de: 'Mitarbeiterstatus', en: 'Employee statuses' } },
  engagement_action: { path: 'engagement-actions', name: { de: 'Kontaktarten', en: 'Engagement actions' } },
  exam: { path: 'exams', name: { de: 'Examen', en: 'Exams' } },
  facility_department: { path: 'facility-departments', name: { de: 'Fachbereiche', en: 'Departments' } },
  facility_type: { path: 'facility-types', name: { de: 'Einrichtungstypen', en: 'Facility types' } },
  profession: { path: 'professions', name: { de: 'Berufe', en: 'Professions' } },
  qualification: { path: 'qualifications', name: { de: 'Qualifikationen', en: 'Qualifications' } },
  tag: { path: 'tags', name: { de: 'Schlagwörter', en: 'Tags' } },
  vacancy_type: { path: 'vacancy-types', name: { de: 'Stellenarten', en: 'Vacancy types' } },
} satisfies Record<string, { path: string; name: Text }>

export type LookupName = keyof typeof lookups

/** What a field may refer to, by the name of its table. */
export type ReferenceTarget = LookupName | 'contact_person' | 'employee' | 'facility' | 'facility_group' | 'user'

const otherPaths: Record<Exclude<ReferenceTarget, LookupName>, string> = {
  contact_person: 'contact-persons',
  employee: 'employees',
  facility: 'facilities',
  facility_group: 'facility-groups',
  user: 'users',
}

/** The name under `/autocompletes/` that offers the records a field may refer to. */
export const autocompleteOf = (target: ReferenceTarget): string =>
  target in lookups ? lookups[target as LookupName].path : otherPaths[target as Exclude<ReferenceTarget, LookupName>]
