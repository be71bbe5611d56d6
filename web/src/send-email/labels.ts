import type { templateCategories } from '@kasack/contract/lookup.ts'
import type { sendEmail } from '@kasack/contract/send-email.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  recipient: { de: 'Empfänger', en: 'Recipient' },
  template: { de: 'Vorlage', en: 'Template' },
  subject: { de: 'Betreff', en: 'Subject' },
  text: { de: 'Text', en: 'Text' },
  selected_attachments: { de: 'Anhänge', en: 'Attachments' },
  contact_person: { de: 'Ansprechpartner', en: 'Contact person' },
  candidate: { de: 'Kandidat', en: 'Candidate' },
  candidates: { de: 'Kandidaten', en: 'Candidates' },
  employee: { de: 'Mitarbeiter', en: 'Employee' },
  selected_documents: { de: 'Nachweise', en: 'Documents' },
  facility: { de: 'Einrichtung', en: 'Facility' },
  log: { de: 'Eintrag schreiben („Nachweis angefordert“)', en: 'Add a logbook entry (“Nachweis angefordert”)' },
  language: { de: 'Sprache', en: 'Language' },
} satisfies Labels<typeof sendEmail>

export const categoryTexts = {
  facility: { de: 'Einrichtung', en: 'Facility' },
  profile: { de: 'Profil', en: 'Profile' },
  candidate: { de: 'Kandidat', en: 'Candidate' },
  other: { de: 'Sonstige', en: 'Other' },
} satisfies Record<(typeof templateCategories)[number], Text>

// Apart from the form's texts, because menus show these on pages that never load the form.
export const actLabels = {
  send: { de: 'E-Mail senden', en: 'Send e-mail' },
  send_profile: { de: 'Profil senden', en: 'Send profile' },
  ask_employee: { de: 'E-Mail an Mitarbeiter', en: 'E-mail employee' },
  request_document: { de: 'Nachweis anfordern', en: 'Request document' },
  no_address: { de: 'Der Mitarbeiter hat keine E-Mail-Adresse.', en: 'The employee has no e-mail address.' },
  is_inactive: { de: 'Der Mitarbeiter ist inaktiv.', en: 'The employee is inactive.' },
  no_contact_person: { de: 'Die Einrichtung hat keinen Ansprechpartner.', en: 'The facility has no contact person.' },
  is_rejected: { de: 'Der Kandidat hat abgesagt oder wurde abgelehnt.', en: 'The candidate was rejected.' },
  too_many_profiles: { de: 'Eine E-Mail stellt höchstens 20 Kandidaten vor.', en: 'One e-mail can present at most 20 candidates.' },
  send_one: { de: 'Das Profil von 1 Kandidaten senden?', en: 'Send the profile of 1 candidate?' },
  send_some: {
    de: 'Die Profile von {count} Kandidaten in einer E-Mail senden?',
    en: 'Send the profiles of {count} candidates in one e-mail?',
  },
  sent_already: { de: 'Profil wurde bereits gesendet', en: 'Profile was already sent' },
  asked_already: { de: 'Wurde bereits angeschrieben', en: 'Was already e-mailed' },
} satisfies Record<string, Text>
