import type { Text } from '@kasack/contract/text.ts'

/** The labels of each action, without and with a record. */
export const actTexts = {
  engagement: { de: 'Neuer Logbucheintrag', en: 'New logbook entry' },
  engagement_about: { de: 'Eintrag zu {name}', en: 'Entry about {name}' },
  facility: { de: 'Neue Einrichtung', en: 'New facility' },
  'contact-person': { de: 'Neuer Ansprechpartner', en: 'New contact person' },
  contact_person_at: { de: 'Neuer Ansprechpartner bei {name}', en: 'New contact person at {name}' },
  employee: { de: 'Neuer Mitarbeiter', en: 'New employee' },
  vacancy: { de: 'Neue Stelle', en: 'New vacancy' },
  vacancy_at: { de: 'Neue Stelle bei {name}', en: 'New vacancy at {name}' },
  booking: { de: 'Neue Buchung', en: 'New booking' },
  booking_for: { de: 'Neue Buchung für {name}', en: 'New booking for {name}' },
  booking_at: { de: 'Neue Buchung bei {name}', en: 'New booking at {name}' },
  absence: { de: 'Neue Abwesenheit', en: 'New absence' },
  absence_for: { de: 'Neue Abwesenheit für {name}', en: 'New absence for {name}' },
  'prior-period': { de: 'Neue frühere Einsatzzeit', en: 'New prior period' },
  prior_period_of: { de: 'Neue frühere Einsatzzeit von {name}', en: 'New prior period of {name}' },
  requirement: { de: 'Neue Voraussetzung', en: 'New requirement' },
  requirement_at: { de: 'Neue Voraussetzung bei {name}', en: 'New requirement at {name}' },
  requirement_of: { de: 'Neue Voraussetzung für {name}', en: 'New requirement for {name}' },
  email_to: { de: 'E-Mail an {name}', en: 'E-mail to {name}' },
  follow_up: { de: 'Wiedervorlage von {name}', en: 'Follow-up of {name}' },
  document_of: { de: 'Neuer Nachweis von {name}', en: 'New document for {name}' },
  request_of: { de: 'Nachweis von {name} anfordern', en: 'Request a document from {name}' },
} satisfies Record<string, Text>

/** The words typed for each action; both languages match, whichever the user reads. */
export const actWords = {
  any: { de: 'neu neue neuer neues anlegen erstellen', en: 'new create add' },
  engagement: { de: 'eintrag logbucheintrag logbuch telefonat notiz', en: 'entry logbook call note' },
  facility: { de: 'einrichtung', en: 'facility' },
  'contact-person': { de: 'ansprechpartner', en: 'contact' },
  employee: { de: 'mitarbeiter', en: 'employee' },
  vacancy: { de: 'stelle bedarf', en: 'vacancy' },
  booking: { de: 'buchung buchen', en: 'booking book' },
  absence: { de: 'abwesenheit krankmeldung krank urlaub', en: 'absence sick leave' },
  'prior-period': { de: 'einsatzzeit', en: 'prior earlier' },
  requirement: { de: 'voraussetzung', en: 'requirement' },
  email: { de: 'mail email', en: 'mail email' },
  followups: { de: 'wiedervorlage', en: 'followup' },
  'employee-document': { de: 'nachweis', en: 'document' },
} satisfies Record<string, Text>

/** Words between an action and its record that carry no meaning. */
export const fillers: Text = { de: 'für bei zu von an der die das', en: 'for at to of from about the a' }
