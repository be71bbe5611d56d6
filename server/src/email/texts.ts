import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  automated: {
    de: 'Diese Vorlage verwendet das Programm selbst. Bitte wählen Sie eine andere.',
    en: 'This template is reserved for Kasack itself. Please choose another one.',
  },
  not_attachable: {
    de: 'Diese Anhänge lassen sich nicht senden: Sie sind für die Vorlage nicht erlaubt, inaktiv oder ohne Datei.',
    en: 'These attachments cannot be sent: they are not allowed by the template, are inactive or have no file.',
  },
  one_or_several: {
    de: 'Bitte nennen Sie entweder einen Kandidaten oder mehrere.',
    en: 'Please specify either one candidate or several.',
  },
  about_nobody: {
    de: 'Ein Eintrag braucht jemanden, um den es geht: Bitte nennen Sie einen Kandidaten oder einen Mitarbeiter.',
    en: 'A logbook entry must be about somebody: please specify a candidate or an employee.',
  },
  /** The text of an entry written along with an e-mail. */
  documents_requested: { de: 'Nachweis angefordert', en: 'Document requested' },
  too_large: {
    de: 'Zusammen haben die Anhänge mehr als 18 MB. Eine so große E-Mail nehmen Mailserver nicht an: Bitte lassen Sie etwas weg.',
    en: 'The attachments add up to more than 18 MB. Mail servers reject e-mails of that size: please remove some.',
  },
} satisfies Record<string, Text>
