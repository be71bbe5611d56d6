import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  category: { de: 'Art', en: 'Category' },
  about: { de: 'Betrifft', en: 'About' },
  no_email: { de: 'Noch keine E-Mail', en: 'No e-mails yet' },
  no_email_hint: { de: 'Was von hier aus geschrieben wird, steht dann hier.', en: 'E-mails written from here are listed here.' },
} satisfies Record<string, Text>
