import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  of_somebody_else: {
    de: 'Diese Nachweise gehören nicht zu der Person, um die es in der E-Mail geht.',
    en: 'These documents do not belong to the person the e-mail is about.',
  },
  without_file: {
    de: 'Nachweise ohne Datei lassen sich nicht senden.',
    en: 'Documents without a file cannot be sent.',
  },
} satisfies Record<string, Text>
