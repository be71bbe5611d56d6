import type { Text } from './text.ts'

type PlaceholderGroup = { title: Text; names: Record<string, Text> }

/** The placeholders of templates by name, in the groups in which they are offered (docs/rules/mail.md). */
export const placeholderGroups: PlaceholderGroup[] = [
  {
    title: { de: 'Ansprechpartner', en: 'Contact person' },
    names: {
      'contact_person.greeting': { de: 'Anrede (ganze Zeile)', en: 'Greeting (whole line)' },
      'contact_person.salutation': { de: 'Frau/Herr', en: 'Ms/Mr' },
      'contact_person.title': { de: 'Titel', en: 'Title' },
      'contact_person.first_name': { de: 'Vorname', en: 'First name' },
      'contact_person.last_name': { de: 'Nachname', en: 'Last name' },
      'contact_person.full_name': { de: 'Name', en: 'Name' },
    },
  },
  {
    title: { de: 'Einrichtung', en: 'Facility' },
    names: { 'facility.name': { de: 'Name', en: 'Name' }, 'facility.city': { de: 'Ort', en: 'City' } },
  },
  {
    title: { de: 'Mitarbeiter', en: 'Employee' },
    names: {
      'employee.greeting': { de: 'Anrede (ganze Zeile)', en: 'Greeting (whole line)' },
      'employee.salutation': { de: 'Frau/Herr', en: 'Ms/Mr' },
      'employee.title': { de: 'Titel', en: 'Title' },
      'employee.first_name': { de: 'Vorname', en: 'First name' },
      'employee.last_name': { de: 'Nachname', en: 'Last name' },
      'employee.full_name': { de: 'Name', en: 'Name' },
      'employee.public_id': { de: 'Nummer', en: 'Number' },
      'employee.exam': { de: 'Examen', en: 'Exam' },
      'employee.qualifications': { de: 'Qualifikationen', en: 'Qualifications' },
      'employee.available_from_date': { de: 'Verfügbar ab', en: 'Available from' },
      'employee.profile': { de: 'Profil', en: 'Profile' },
      'employee.profile_link': { de: 'Link zum Profil', en: 'Profile link' },
    },
  },
  {
    title: { de: 'Stelle', en: 'Vacancy' },
    names: {
      'vacancy.name': { de: 'Name', en: 'Name' },
      'vacancy.department': { de: 'Fachbereich', en: 'Department' },
      'vacancy.date_range': { de: 'Zeitraum', en: 'Period' },
    },
  },
  {
    title: { de: 'Wer schreibt', en: 'Sender' },
    names: { 'user.full_name': { de: 'Name', en: 'Name' }, 'user.email': { de: 'E-Mail', en: 'E-mail' } },
  },
]

/** The only placeholders of the e-mail that asks applicants to confirm their address. */
const automatedPlaceholders: PlaceholderGroup[] = [
  {
    title: { de: 'Bewerber', en: 'Applicant' },
    names: {
      'applicant.first_name': { de: 'Vorname', en: 'First name' },
      'applicant.last_name': { de: 'Nachname', en: 'Last name' },
      'applicant.full_name': { de: 'Name', en: 'Name' },
      verification_url: { de: 'Link zur Bestätigung', en: 'Confirmation link' },
    },
  },
]

/** The code of the template that the program fills itself. */
export const automatedCode = 'automated'

/** The placeholders available to the template with this code. */
export const placeholdersFor = (code: string): PlaceholderGroup[] => (code === automatedCode ? automatedPlaceholders : placeholderGroups)
