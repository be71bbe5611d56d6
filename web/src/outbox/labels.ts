import type { MailState, outbox } from '@kasack/contract/outbox.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Labels } from '../shared/language/labels.ts'

export const labels = {
  recipient: { de: 'Empfänger', en: 'Recipient' },
  subject: { de: 'Betreff', en: 'Subject' },
  text: { de: 'Text', en: 'Text' },
  template: { de: 'Vorlage', en: 'Template' },
  state: { de: 'Status', en: 'Status' },
  attempts: { de: 'Versuche', en: 'Attempts' },
  last_error: { de: 'Letzter Fehler', en: 'Last error' },
  created_datetime: { de: 'Geschrieben', en: 'Written' },
  sent_datetime: { de: 'Gesendet', en: 'Sent' },
  next_attempt_datetime: { de: 'Nächster Versuch', en: 'Next attempt' },
} satisfies Labels<typeof outbox>

export const stateLabels = {
  waiting: { de: 'Wartet', en: 'Waiting' },
  sent: { de: 'Gesendet', en: 'Sent' },
  failed: { de: 'Fehlgeschlagen', en: 'Failed' },
  held: { de: 'Liegt bereit', en: 'Held' },
} satisfies Record<MailState, Text>
