import type { email } from '@kasack/contract/email.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  recipient: { de: 'Empfänger', en: 'Recipient' },
  subject: { de: 'Betreff', en: 'Subject' },
  text: { de: 'Text', en: 'Text' },
  template: { de: 'Vorlage', en: 'Template' },
  attachments: { de: 'Anhänge', en: 'Attachments' },
  documents: { de: 'Nachweise', en: 'Documents' },
  state: { de: 'Status', en: 'Status' },
  last_error: { de: 'Letzter Fehler', en: 'Last error' },
  contact_person: { de: 'Ansprechpartner', en: 'Contact person' },
  candidate: { de: 'Kandidat', en: 'Candidate' },
  candidates: { de: 'Kandidaten', en: 'Candidates' },
  employee: { de: 'Mitarbeiter', en: 'Employee' },
  vacancy: { de: 'Stelle', en: 'Vacancy' },
  facility: { de: 'Einrichtung', en: 'Facility' },
  created_by_user: { de: 'Geschrieben von', en: 'Written by' },
  created_datetime: { de: 'Geschrieben', en: 'Written' },
  sent_datetime: { de: 'Gesendet', en: 'Sent' },
} satisfies Labels<typeof email>
