import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  confirm_address: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm e-mail address' },
} satisfies Record<string, Text>
