import type { Text } from '@kasack/contract/text.ts'

export const texts = {
  repeat_key: {
    de: 'Idempotency-Key muss aus 16 bis 255 sichtbaren Zeichen bestehen.',
    en: 'Idempotency-Key must be 16 to 255 visible characters.',
  },
} satisfies Record<string, Text>
