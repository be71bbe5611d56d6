import type { Text } from '@kasack/contract/text.ts'

/** What a notice says happened: in its subject and, as a sentence, in its text. */
export const noticeTexts = {
  password_changed: {
    subject: { de: 'Ihr Passwort wurde geändert', en: 'Your password was changed' },
    sentence: { de: 'Am {day} wurde Ihr Passwort geändert.', en: 'Your password was changed on {day}.' },
  },
  codes_on: {
    subject: { de: 'Einmalcodes wurden eingerichtet', en: 'One-time codes were set up' },
    sentence: {
      de: 'Am {day} wurden für Ihr Konto Einmalcodes eingerichtet.',
      en: 'One-time codes were set up for your account on {day}.',
    },
  },
  codes_off: {
    subject: { de: 'Einmalcodes wurden ausgeschaltet', en: 'One-time codes were switched off' },
    sentence: {
      de: 'Am {day} wurden die Einmalcodes Ihres Kontos ausgeschaltet.',
      en: 'The one-time codes of your account were switched off on {day}.',
    },
  },
  passkey_added: {
    subject: { de: 'Ein Passkey wurde hinzugefügt', en: 'A passkey was added' },
    sentence: { de: 'Am {day} wurde Ihrem Konto ein Passkey hinzugefügt.', en: 'A passkey was added to your account on {day}.' },
  },
  passkey_removed: {
    subject: { de: 'Ein Passkey wurde entfernt', en: 'A passkey was removed' },
    sentence: { de: 'Am {day} wurde ein Passkey Ihres Kontos entfernt.', en: 'A passkey was removed from your account on {day}.' },
  },
  reset: {
    subject: { de: 'Ihr zweiter Faktor wurde zurückgesetzt', en: 'Your second factor was reset' },
    sentence: {
      de: 'Am {day} hat Ihre Verwaltung den zweiten Faktor Ihres Kontos zurückgesetzt. Bis Sie ihn neu einrichten, genügt zum Anmelden Ihr Passwort.',
      en: 'Your administrator reset the second factor of your account on {day}. Until you set it up again, your password alone is enough to log in.',
    },
  },
} satisfies Record<string, { subject: Text; sentence: Text }>

export const texts = {
  notice: {
    de: 'Guten Tag {name},\n\n{sentence}\n\nWaren Sie das nicht, oder wissen Sie nichts davon? Dann wenden Sie sich bitte sofort an Ihre Verwaltung.\n\nWie Ihr Konto gesichert ist, sehen Sie hier: {url}',
    en: 'Hello {name},\n\n{sentence}\n\nIf this was not you, or you were not expecting it, please contact your administrator at once.\n\nYou can see how your account is secured here: {url}',
  },
} satisfies Record<string, Text>
