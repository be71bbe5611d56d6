import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  automated: {
    de: 'Diese Vorlage verwendet das Programm selbst. Bitte wählen Sie eine andere.',
    en: 'The program itself uses this template. Please choose another one.',
  },
  not_attachable: {
    de: 'Diese Anhänge lassen sich nicht senden: Sie sind für die Vorlage nicht erlaubt, inaktiv oder ohne Datei.',
    en: 'These attachments cannot be sent: the template does not allow them, they are inactive or have no file.',
  },
  one_or_several: {
    de: 'Bitte nennen Sie entweder einen Kandidaten oder mehrere.',
    en: 'Please name either one candidate or several.',
  },
  about_nobody: {
    de: 'Ein Eintrag braucht jemanden, um den es geht: Bitte nennen Sie einen Kandidaten oder einen Mitarbeiter.',
    en: 'An entry needs somebody whom it is about: please name a candidate or an employee.',
  },
  /** The text of an entry written along with an e-mail. */
  documents_requested: { de: 'Nachweis angefordert', en: 'Document requested' },
  too_large: {
    de: 'Zusammen haben die Anhänge mehr als 18 MB. Eine so große E-Mail nehmen Mailserver nicht an: Bitte lassen Sie etwas weg.',
    en: 'Together the attachments have more than 18 MB. Mail servers do not take an e-mail as large as that: please leave something out.',
  },
} satisfies Record<string, Text>
