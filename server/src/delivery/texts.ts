import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  file_missing: {
    de: 'Die Datei des Anhangs „{name}“ fehlt.',
    en: 'The file of the attachment “{name}” is missing.',
  },
  paper_missing: {
    de: 'Eine Datei, die mit der E-Mail gehen sollte, fehlt.',
    en: 'A file to be sent with the e-mail is missing.',
  },
} satisfies Record<string, Text>
