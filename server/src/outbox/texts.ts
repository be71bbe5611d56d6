import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  already_sent: { de: 'Diese E-Mail ist schon gesendet.', en: 'This e-mail has been sent already.' },
} satisfies Record<string, Text>
