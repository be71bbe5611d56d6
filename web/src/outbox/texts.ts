import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  search_hint: { de: 'Empfänger …', en: 'Recipient …' },
  no_mail: { de: 'Noch keine E-Mail', en: 'No e-mails yet' },
  no_mail_hint: {
    de: 'Was Kasack verschickt, steht hier, bevor und nachdem es gesendet ist.',
    en: 'E-mails from Kasack are listed here, both before and after they are sent.',
  },
  held_why: {
    de: 'Kein SMTP-Server ist eingerichtet. Sobald es einen gibt, wird die E-Mail gesendet.',
    en: 'No SMTP server is configured. As soon as there is one, the e-mail will be sent.',
  },
  retried: { de: 'Die E-Mail wird gleich noch einmal gesendet.', en: 'The e-mail will be sent again in a moment.' },
  retry_one: { de: '1 E-Mail erneut senden?', en: 'Send 1 e-mail again?' },
  retry_some: { de: '{count} E-Mails erneut senden?', en: 'Send {count} e-mails again?' },
  send_test: { de: 'Test-E-Mail senden', en: 'Send test e-mail' },
  send_key: { de: '{key} sendet', en: '{key} sends' },
  test_written: { de: 'Test-E-Mail geschrieben', en: 'Test e-mail created' },
  test_on_its_way: {
    de: 'Sie steht im Postausgang und wird gleich gesendet. Kommt sie an, ist alles in Ordnung.',
    en: 'It is in the outbox and will be sent in a moment. If it arrives, everything is working.',
  },
  trouble: { de: 'E-Mails kommen nicht an', en: 'E-mails are not being delivered' },
  one_held: {
    de: 'Es ist kein SMTP-Server eingerichtet: 1 E-Mail liegt bereit.',
    en: 'No SMTP server is configured: 1 e-mail is held.',
  },
  some_held: {
    de: 'Es ist kein SMTP-Server eingerichtet: {count} E-Mails liegen bereit.',
    en: 'No SMTP server is configured: {count} e-mails are held.',
  },
  one_failed: {
    de: '1 E-Mail der letzten sieben Tage wurde nicht zugestellt.',
    en: '1 e-mail from the last seven days was not delivered.',
  },
  some_failed: {
    de: '{count} E-Mails der letzten sieben Tage wurden nicht zugestellt.',
    en: '{count} e-mails from the last seven days were not delivered.',
  },
  one_delayed: {
    de: '1 E-Mail wartet, der SMTP-Server nimmt sie nicht an: {reason}',
    en: '1 e-mail is waiting because the SMTP server does not accept it: {reason}',
  },
  some_delayed: {
    de: '{count} E-Mails warten, der SMTP-Server nimmt sie nicht an: {reason}',
    en: '{count} e-mails are waiting because the SMTP server does not accept them: {reason}',
  },
  to_outbox: { de: 'Zum Postausgang', en: 'Open the outbox' },
  hide: { de: 'Ausblenden', en: 'Hide' },
  still_held: { de: 'Die E-Mail wartet auf einen SMTP-Server.', en: 'The e-mail is waiting for an SMTP server.' },
} satisfies Record<string, Text>
