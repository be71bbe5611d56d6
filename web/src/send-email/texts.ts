import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  was_sent: { de: 'E-Mail wurde gesendet', en: 'E-mail was sent' },
  is_held: {
    de: 'Sie liegt im Postausgang bereit und geht hinaus, sobald ein SMTP-Server eingerichtet ist.',
    en: 'It is held in the outbox and will be sent as soon as an SMTP server is configured.',
  },
  key: { de: '{key} sendet', en: '{key} sends' },

  profiles: { de: '{count} Profile', en: '{count} profiles' },
  about: { de: 'Worum es geht', en: 'About' },
  to: { de: 'An', en: 'To' },
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
  message: { de: 'Nachricht', en: 'Message' },
  choose_template_first: { de: 'Wählen Sie zuerst eine Vorlage.', en: 'Choose a template first.' },
  filling: { de: 'Wird eingesetzt …', en: 'Filling in …' },
  no_attachment: { de: 'Zu dieser Vorlage gibt es keine Anhänge.', en: 'This template has no attachments.' },
  size_together: { de: 'Zusammen {size} von höchstens {limit}.', en: '{size} in total, {limit} at most.' },
  too_large: {
    de: 'Zusammen {size}: Mehr als {limit} nehmen Mailserver nicht an. Bitte lassen Sie etwas weg.',
    en: '{size} in total: mail servers reject more than {limit}. Please remove something.',
  },

  preview: { de: 'Vorschau', en: 'Preview' },
  preview_title: { de: 'Vorschau: So kommt die E-Mail an', en: 'Preview: how the e-mail will arrive' },
  from: { de: 'Von', en: 'From' },
  reply_to: { de: 'Antworten an', en: 'Replies to' },
  no_attachments: { de: 'keine', en: 'none' },
  sum: { de: 'Zusammen {size}', en: '{size} in total' },
  afterwards: { de: 'Danach', en: 'Afterwards' },
  changes_nothing: { de: 'Am Kandidaten ändert sich nichts.', en: 'Nothing changes for the candidate.' },
  changes_none: { de: 'An den Kandidaten ändert sich nichts.', en: 'Nothing changes for the candidates.' },
  would_be_held: {
    de: 'Sie wird im Postausgang warten: Es ist noch kein SMTP-Server eingerichtet.',
    en: 'It will wait in the outbox: no SMTP server is configured yet.',
  },
  write_on: { de: 'Weiter schreiben', en: 'Back to writing' },

  no_address: { de: '{name} hat keine E-Mail-Adresse.', en: '{name} has no e-mail address.' },
  other_address: { de: 'Die Adresse von {name} ist {email}.', en: 'The address of {name} is {email}.' },
  is_inactive: { de: '{name} ist inaktiv.', en: '{name} is inactive.' },
  replies_to: { de: 'Antworten gehen an {email}.', en: 'Replies go to {email}.' },
  replies_nowhere: {
    de: 'Bei Ihrem Benutzer steht keine E-Mail-Adresse: Antworten gehen an die Absenderadresse der Agentur.',
    en: 'Your user account has no e-mail address: replies go to the agency’s sender address.',
  },
  profile_sent: {
    de: 'Das Profil von {employee} ging schon am {moment} an {recipient}, gesendet von {user}.',
    en: 'The profile of {employee} was already sent to {recipient} on {moment}, by {user}.',
  },
  profiles_sent: { de: 'Einige dieser Profile kennt die Einrichtung schon:', en: 'The facility already knows some of these profiles:' },
  profile_of: {
    de: '{employee}: am {moment} an {recipient}, von {user}',
    en: '{employee}: sent to {recipient} on {moment}, by {user}',
  },
  employee_asked: {
    de: '{employee} wurde schon am {moment} zu dieser Stelle angeschrieben, von {user}.',
    en: '{employee} was already e-mailed about this vacancy on {moment}, by {user}.',
  },
  look: { de: 'Ansehen', en: 'View' },
  empty_placeholders: {
    de: 'Leer geblieben, weil nichts eingetragen ist: {names}.',
    en: 'Left empty because there is no value: {names}.',
  },
  empty_for_some: {
    de: 'Bei einigen leer geblieben, weil nichts eingetragen ist: {names}.',
    en: 'Left empty for some because there is no value: {names}.',
  },
  only_german: { de: 'Diese Vorlage gibt es nur auf Deutsch.', en: 'This template is only available in German.' },
  own_text_kept: {
    de: 'Ihr Text ist geblieben, wie er war. Stimmt die Anrede noch?',
    en: 'Your text has not been changed. Does it still address the right person?',
  },
  not_filled: { de: 'Die Vorlage konnte nicht eingesetzt werden.', en: 'The template could not be filled in.' },
  try_again: { de: 'Erneut versuchen', en: 'Try again' },

  replace: { de: 'Ihren Text ersetzen?', en: 'Replace your text?' },
  replace_help: {
    de: 'Sie haben Betreff, Text oder Anhänge geändert. Wird die Vorlage neu eingesetzt, geht das verloren.',
    en: 'You have changed the subject, text or attachments. Your changes will be lost when the template is filled in again.',
  },
  replace_yes: { de: 'Ersetzen', en: 'Replace' },
  replace_no: { de: 'Meinen Text behalten', en: 'Keep my text' },

  request_one: { de: 'Von einem Mitarbeiter Nachweise anfordern?', en: 'Request documents from 1 employee?' },
  request_some: { de: 'Von {count} Mitarbeitern Nachweise anfordern?', en: 'Request documents from {count} employees?' },
  mail_to: { de: 'E-Mail an {name}', en: 'E-mail to {name}' },
  are_held: {
    de: 'Die E-Mails liegen im Postausgang bereit und gehen hinaus, sobald ein SMTP-Server eingerichtet ist.',
    en: 'The e-mails are held in the outbox and will be sent as soon as an SMTP server is configured.',
  },

  health_data: { de: 'Gesundheitsdaten', en: 'Health data' },
  health_one: {
    de: 'Dieser Anhang enthält Gesundheitsdaten: wirklich senden?',
    en: 'This attachment contains health data: send it anyway?',
  },
  health_several: {
    de: 'Diese Anhänge enthalten Gesundheitsdaten: wirklich senden?',
    en: 'These attachments contain health data: send them anyway?',
  },
  residence_one: {
    de: 'Dieser Anhang ist ein Aufenthaltstitel: wirklich senden?',
    en: 'This attachment is a residence title: send it anyway?',
  },
  residence_several: {
    de: 'Diese Anhänge sind Aufenthaltstitel: wirklich senden?',
    en: 'These attachments are residence titles: send them anyway?',
  },
  health_and_residence: {
    de: 'Diese Anhänge enthalten Gesundheitsdaten und Aufenthaltstitel: wirklich senden?',
    en: 'These attachments contain health data and residence titles: send them anyway?',
  },
  goes_to: { de: 'Die E-Mail geht an {recipient}.', en: 'The e-mail will go to {recipient}.' },
  entry: { de: 'Eintrag „Nachweis angefordert“ im Logbuch', en: 'Logbook entry “Nachweis angefordert”' },

  greeting: { de: 'Anrede', en: 'Salutation' },
} satisfies Record<string, Text>
