import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  category: { de: 'Art', en: 'Kind' },
  about: { de: 'Betrifft', en: 'About' },
  no_email: { de: 'Noch keine E-Mail', en: 'No e-mail yet' },
  no_email_hint: { de: 'Was von hier aus geschrieben wird, steht dann hier.', en: 'What is written from here is listed here.' },
} satisfies Record<string, Text>
