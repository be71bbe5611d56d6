import type { MailState } from '@kasack/contract/outbox.ts'
import type { Text } from '@kasack/contract/text.ts'

export const stateTexts = {
  waiting: { de: 'Wartet', en: 'Waiting' },
  sent: { de: 'Gesendet', en: 'Sent' },
  failed: { de: 'Fehlgeschlagen', en: 'Failed' },
  held: { de: 'Zurückgehalten', en: 'Held' },
} satisfies Record<MailState, Text>

export const texts = {
  search_hint: { de: 'Empfänger …', en: 'Recipient …' },
  no_mail: { de: 'Noch keine E-Mail', en: 'No e-mail yet' },
  no_mail_hint: {
    de: 'Was Kasack verschickt, steht hier, bevor und nachdem es gesendet ist.',
    en: 'What Kasack sends is listed here, before and after it is sent.',
  },
  held_why: {
    de: 'Kein SMTP-Server ist eingerichtet. Sobald es einen gibt, wird die E-Mail gesendet.',
    en: 'No SMTP server is configured. As soon as there is one, the e-mail is sent.',
  },
  retry: { de: 'Erneut senden', en: 'Try again' },
  already_sent: { de: 'schon gesendet', en: 'sent already' },
  retried: { de: 'Die E-Mail wird gleich noch einmal gesendet.', en: 'The e-mail is tried again at once.' },
  still_held: { de: 'Die E-Mail wartet auf einen SMTP-Server.', en: 'The e-mail waits for an SMTP server.' },
} satisfies Record<string, Text>
