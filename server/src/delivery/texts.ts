import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  file_missing: {
    de: 'Die Datei des Anhangs „{name}“ fehlt.',
    en: 'The file of the attachment “{name}” is missing.',
  },
} satisfies Record<string, Text>
