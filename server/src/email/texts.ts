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
} satisfies Record<string, Text>
